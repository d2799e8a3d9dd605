import type { Language } from '@/lib/text/language'
import { sourceMessages } from './messages'

/** What the looks of the figures in a list mean, once beside it (`MarkedValue`). */
export function FigureKey({ language }: { language: Language }) {
  const { key, notKnown } = sourceMessages(language)
  return (
    <p className="listed-marks flex max-w-none [&_.doubt_i]:ms-0 flex-wrap gap-x-6 py-2 text-sm text-quiet">
      <span>
        <span className="mark">{key.underlined}</span> {key.official}
      </span>
      <span>
        <span className="mark doubt">
          <i>?</i>
        </span>{' '}
        {key.doubtful}
      </span>
      <span>– {notKnown}</span>
    </p>
  )
}
