import type { MarkedFigure } from '@/cms/sources/marked-figure'
import type { Language } from '@/lib/text/language'
import { MarkButton } from './mark-button'
import { panelId } from './panel-id'
import { sourceTexts } from './texts'

/**
 * The mark beside a figure: a shape and the year, or the words that nothing stands behind it. A button that opens the
 * panel of `SourcePanels`, which has to stand on the same page, without script.
 */
export function SourceMark({
  language,
  figure,
  listed,
  className,
}: {
  language: Language
  figure: MarkedFigure
  /** In a list that says once how its marks look. */
  listed?: boolean
  className?: string
}) {
  const texts = sourceTexts(language)
  const { standing, source, year } = figure
  return (
    <MarkButton
      panel={panelId(figure)}
      standing={standing}
      words={texts.mark(standing, source?.kind ?? null, year)}
      said={texts.said(texts.standings[standing])}
      listed={listed}
      className={className}
    />
  )
}
