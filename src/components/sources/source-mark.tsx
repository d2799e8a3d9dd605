import type { MarkedFigure } from '@/cms/sources/marked-figure'
import { classNames } from '@/components/ui/class-names'
import type { Language } from '@/lib/text/language'
import { panelId } from './panel-id'
import { SourceShape } from './source-shape'
import { sourceTexts } from './texts'

const LOOK =
  "relative z-1 inline-flex cursor-pointer items-center gap-[0.2rem] px-[0.15rem] align-baseline text-sm/hint font-normal tracking-normal font-stretch-100% underline decoration-dotted decoration-1 underline-offset-[0.22em] hover:text-brand after:absolute after:inset-x-[-0.35rem] after:top-1/2 after:h-tap after:min-w-tap after:-translate-y-1/2 after:content-['']"

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
    <button
      type="button"
      popoverTarget={panelId(figure)}
      data-source={standing}
      className={classNames(
        listed ? 'mark' : LOOK,
        standing === 'old' ? 'text-start text-warn' : 'text-quiet',
        standing === 'official' ? 'whitespace-nowrap' : 'text-start',
        className,
      )}
    >
      <SourceShape standing={standing} className="size-[1.05em]" />
      <span>{texts.mark(standing, source?.kind ?? null, year)}</span>
      <span className="sr-only">{texts.said(texts.standings[standing])}</span>
    </button>
  )
}
