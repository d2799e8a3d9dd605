import { studioTexts } from '../texts'

/** What shows while the profile and the screen are read. */
export function StudioSpinner() {
  return (
    <div className="flex min-h-screen items-center justify-center gap-3 text-desk text-quiet" role="status">
      <span
        className="size-6 animate-spin rounded-full border-3 border-rule border-t-brand motion-reduce:[animation-duration:6s]"
        aria-hidden="true"
      />
      <span>{studioTexts.loading}</span>
    </div>
  )
}
