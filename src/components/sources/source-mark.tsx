import type { ReactNode } from 'react'
import type { MarkedFigure } from '@/cms/sources/figure-view'
import type { Language } from '@/lib/text/language'
import { MarkButton, MarkedValue, type MarkLabels } from './mark-button'
import { sourceMessages } from './messages'
import { panelId } from './panel-id'

/**
 * The mark beside a figure: a shape and the year, or the words that nothing stands behind it. A button that opens the
 * panel of `SourcePanels`, which has to stand on the same page, without script.
 */
export const SourceMark = ({ language, figure }: { language: Language; figure: MarkedFigure }) => (
  <MarkButton {...markOf(language, figure)} />
)

/** What a mark says, for those who draw it themselves. */
export function markOf(language: Language, figure: MarkedFigure): MarkLabels {
  const messages = sourceMessages(language)
  const { standing, source, year } = figure
  return {
    panel: panelId(figure),
    standing,
    words: messages.mark(standing, source?.kind ?? null, year),
    said: messages.said(messages.standings[standing]),
  }
}

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

/** A dash, spoken as "not known". */
export const NotKnown = ({ language }: { language: Language }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{sourceMessages(language).notKnown}</span>
  </>
)

/** A figure that tells by its look, and by what it opens, where it stands; a dash where it is not known. */
export function Figure(props: { language: Language; mark: MarkedFigure | null | undefined; children: ReactNode }) {
  const { language, mark, children } = props
  if (children === null || children === undefined || children === '') return <NotKnown language={language} />
  return mark ? <MarkedValue mark={markOf(language, mark)}>{children}</MarkedValue> : children
}
