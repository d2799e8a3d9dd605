import type { ReactNode } from 'react'
import type { MarkedFigure } from '@/cms/sources/figure-view'
import { type Language, languageOfText } from '@/lib/language'
import { Part } from '../ui/page/page'
import { MarkButton, MarkedValue, type MarkLabels } from './mark-button'
import { sourceMessages } from './messages'
import { PanelBox } from './panel-box'
import { distinctFigures, panelId } from './panel-id'
import { SourceShape } from './source-shape'

/**
 * The mark beside a figure: a shape and the year, or that it is unsourced. A button that opens its panel from
 * `SourcePanels`, required on the same page, without script.
 */
export const SourceMark = ({ language, figure }: { language: Language; figure: MarkedFigure }) => (
  <MarkButton {...markOf(language, figure)} />
)

/** Data of a mark, for custom rendering. */
export function markOf(language: Language, figure: MarkedFigure): MarkLabels {
  const messages = sourceMessages(language)
  const { standing, source, year } = figure
  return {
    panel: panelId(figure),
    standing,
    words: messages.mark(standing, source?.kind ?? null, year),
    statusText: messages.said(messages.standings[standing]),
  }
}

/** A figure for files, which have no marks: what is not official says so behind it. */
export const figureText = <Text extends string | null>(
  language: Language,
  text: Text,
  mark: MarkedFigure | null,
): Text | string => (text && mark && mark.standing !== 'official' ? `${text} (${markOf(language, mark).words})` : text)

/** Explains the styles of figures in a list, once beside it (`MarkedValue`). */
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

/** A figure styled by its source, which it opens; a dash if unknown. */
export function Figure(props: { language: Language; mark: MarkedFigure | null | undefined; children: ReactNode }) {
  const { language, mark, children } = props
  if (children === null || children === undefined || children === '') return <NotKnown language={language} />
  return mark ? <MarkedValue mark={markOf(language, mark)}>{children}</MarkedValue> : children
}

const SourceLink = ({ language, address, words }: { language: Language; address: string; words: string }) => (
  <a href={address} target="_blank" rel="noopener">
    <span lang={languageOfText(words)}>{words}</span>
    <span className="sr-only">{sourceMessages(language).opensElsewhere}</span>
  </a>
)

/** All sources of a page at its end, so that nothing depends on the panels. */
export function SourceList({ language, figures }: { language: Language; figures: readonly (MarkedFigure | null)[] }) {
  const messages = sourceMessages(language)
  return (
    <ul className="grid max-w-[52rem] *:grid *:grid-cols-[1.6rem_minmax(0,1fr)] *:gap-x-[0.6rem] *:border-t *:border-rule *:py-[0.7rem] *:text-base/notice [&_a]:-my-[0.65rem] [&_a]:inline-block [&_a]:py-[0.65rem]">
      {distinctFigures(figures).map((figure) => {
        const { standing, checkedOn, year } = figure
        const source = standing === 'own' ? null : figure.source
        return (
          <li key={panelId(figure)}>
            <SourceShape standing={standing} className="mt-[0.15rem] size-[1.15rem]" />
            <div>
              {source?.address && !isHomePage(source.address) ? (
                <SourceLink language={language} address={source.address} words={source.title} />
              ) : (
                <span lang={languageOfText(source?.title)}>{source?.title ?? messages.ownTitle}</span>
              )}
              <span className="block text-sm/hint text-quiet">
                {source
                  ? messages.line({
                      standing: messages.standings[standing],
                      publisher: source.publisher,
                      year,
                      checkedOn,
                    })
                  : messages.ownLine}
              </span>
              {source?.address && isHomePage(source.address) && (
                <span className="block text-sm/hint">
                  <SourceLink language={language} address={source.address} words={messages.openSite} />
                </span>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** They as the last part of a page; nothing without any. */
export const SourcesPart = (props: Parameters<typeof SourceList>[0] & { title: string; folded?: boolean }) =>
  props.figures.length > 0 && (
    <Part id="sources" title={props.title} folded={props.folded}>
      <SourceList {...props} />
    </Part>
  )

/**
 * Whether a URL is a site's home page. The cited document is then somewhere on that site, and the link must not promise
 * to open it.
 */
export function isHomePage(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { pathname, search } = new URL(url)
  return /^\/(index\.\w+)?$/.test(pathname) && search === ''
}

/**
 * Panels opened by a page's marks: anchored to the mark where supported, as a bottom sheet on phones. Once per
 * document, however many marks cite it.
 */
export function SourcePanels({ language, figures }: { language: Language; figures: readonly (MarkedFigure | null)[] }) {
  return distinctFigures(figures).map((figure) => (
    <SourcePanel key={panelId(figure)} language={language} figure={figure} />
  ))
}

function SourcePanel({ language, figure }: { language: Language; figure: MarkedFigure }) {
  const messages = sourceMessages(language)
  const { standing, checkedOn, year } = figure
  const source = standing === 'own' ? null : figure.source
  const note = standing === 'old' ? messages.oldNote : source ? source.covers : messages.ownNote
  const linkWords = (address: string) => (isHomePage(address) ? messages.openSite : messages.open)
  const facts = [
    { label: messages.from, value: source ? source.publisher : messages.ownPublisher },
    { label: messages.year, value: source ? year : messages.notKnown },
    { label: messages.checked, value: source && (checkedOn ? messages.checkedOn(checkedOn) : messages.notAgain) },
  ].filter(({ value }) => value)
  return (
    <PanelBox
      id={panelId(figure)}
      standing={standing}
      statusText={messages.standings[standing]}
      title={source ? source.title : messages.ownTitle}
      facts={facts}
      note={note}
      {...(source?.address && {
        link: { href: source.address, words: linkWords(source.address), where: messages.opensElsewhere },
      })}
    />
  )
}
