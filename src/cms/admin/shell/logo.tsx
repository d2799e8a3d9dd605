import { Mark } from '@/components/layout/header/wordmark'
import { studioTexts } from '../texts'

/** The site's mark and name, as the studio's forms show it. */
export function StudioLogo() {
  return (
    <span className="studio-logo">
      <Mark />
      <span>{studioTexts.brand}</span>
    </span>
  )
}

/** The mark alone, at the head of the studio's breadcrumb. */
export function StudioIcon() {
  return (
    <span className="studio-icon">
      <Mark />
    </span>
  )
}
