import type { MarkedFigure } from '@/cms/sources/marked-figure'
import type { Language } from '@/lib/text/language'
import { MarkButton, type MarkLabels } from './mark-button'
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
