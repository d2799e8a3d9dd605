import { Mark } from '@/components/layout/header/wordmark'
import { studioMessages } from '../messages'

/** The site's mark and name, as the studio's forms show it. */
export const StudioLogo = () => (
  <span className="inline-flex items-center gap-[0.5em] text-logo font-semibold font-wide font-stretch-114% text-brand [&>svg]:size-[1.6em]">
    <Mark />
    <span>
      {studioMessages.brand} {studioMessages.studio}
    </span>
  </span>
)

/** The mark alone, at the head of the studio's breadcrumb. */
export const StudioIcon = () => (
  <span className="inline-flex items-center text-logo text-brand [&>svg]:size-[20px]">
    <Mark />
  </span>
)
