import { studioMessages } from '../messages'

/**
 * Shown while the profile and the screen load.
 * @param whole URL that renders without streaming, for browsers without script
 */
export const StudioSpinner = ({ whole }: { whole: string }) => (
  <div className="flex min-h-screen items-center justify-center gap-3 text-desk text-quiet" role="status">
    <span
      className="size-6 animate-spin rounded-full border-3 border-rule border-t-brand motion-reduce:[animation-duration:6s]"
      aria-hidden="true"
    />
    <span>{studioMessages.loading}</span>
    <noscript>
      <a href={whole}>{studioMessages.withoutScript}</a>
    </noscript>
  </div>
)
