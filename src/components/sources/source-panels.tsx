import type { MarkedFigure } from '@/cms/sources/marked-figure'
import type { Language } from '@/lib/text/language'
import { distinctFigures, panelId } from './panel-id'
import { SourceShape } from './source-shape'
import { sourceTexts } from './texts'

/**
 * What the marks of a page open: beside the mark where the browser knows how, from below on phones. Once for each
 * document, however many marks name it.
 * @param wrongHref where a reader says that a figure is wrong
 */
export function SourcePanels({
  language,
  figures,
  wrongHref,
}: {
  language: Language
  figures: readonly (MarkedFigure | null)[]
  wrongHref?: string
}) {
  return distinctFigures(figures).map((figure) => (
    <SourcePanel key={panelId(figure)} language={language} figure={figure} wrongHref={wrongHref} />
  ))
}

function SourcePanel({
  language,
  figure,
  wrongHref,
}: {
  language: Language
  figure: MarkedFigure
  wrongHref?: string
}) {
  const texts = sourceTexts(language)
  const { standing, checkedOn, year } = figure
  const source = standing === 'own' ? null : figure.source
  const note = standing === 'old' ? texts.oldNote : source ? source.covers : texts.ownNote
  const facts = [
    { label: texts.from, value: source ? source.publisher : texts.ownPublisher },
    { label: texts.year, value: source ? year : texts.notKnown },
    { label: texts.checked, value: checkedOn ? texts.checkedOn(checkedOn) : source ? texts.notAgain : texts.never },
  ].filter(({ value }) => value)
  return (
    <div
      id={panelId(figure)}
      popover="auto"
      className="source-panel rounded-card border border-edge bg-raised text-start text-base/notice font-normal text-ink shadow-float"
    >
      <p className="flex items-center gap-[0.45rem] font-semibold">
        <SourceShape standing={standing} className="size-[1.15rem]" />
        {texts.standings[standing]}
      </p>
      <p className="pt-[0.4rem]">{source ? source.title : texts.ownTitle}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-[0.2rem] pt-[0.6rem] text-sm/hint">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="pt-2 text-sm/hint text-quiet">{note}</p>}
      {(source?.address || wrongHref) && (
        <p className="flex flex-wrap gap-x-5 pt-2 [&_a]:inline-flex [&_a]:min-h-tap [&_a]:items-center">
          {source?.address && (
            <a href={source.address} target="_blank" rel="noopener">
              {texts.open}
              <span className="sr-only">{texts.opensElsewhere}</span>
            </a>
          )}
          {wrongHref && <a href={wrongHref}>{texts.wrong}</a>}
        </p>
      )}
    </div>
  )
}
