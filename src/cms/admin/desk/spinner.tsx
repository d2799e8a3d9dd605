import { studioTexts } from '../texts'

/** What shows while the profile and the screen are read. */
export function StudioSpinner() {
  return (
    <div className="studio-wait" role="status">
      <span className="studio-spinner" aria-hidden="true" />
      <span>{studioTexts.loading}</span>
    </div>
  )
}
