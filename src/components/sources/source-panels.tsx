import type { MarkedFigure } from '@/cms/sources/figure-view'
import { type Language, languageOfText } from '@/lib/text/language'
import { sourceMessages } from './messages'
import { PanelBox } from './panel-box'
import { distinctFigures, panelId } from './panel-id'
import { SourceShape } from './source-shape'

const SourceLink = ({ language, address, words }: { language: Language; address: string; words: string }) => (
  <a href={address} target="_blank" rel="noopener">
    {words}
    <span className="sr-only">{sourceMessages(language).opensElsewhere}</span>
  </a>
)

/** Every source that a page names, at its foot, so that nothing depends on the panels. */
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
            <div lang={languageOfText(source?.title)}>
              {source?.address && !isHomePage(source.address) ? (
                <SourceLink language={language} address={source.address} words={source.title} />
              ) : (
                (source?.title ?? messages.ownTitle)
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
                {source?.address && isHomePage(source.address) && (
                  <>
                    {' · '}
                    <SourceLink language={language} address={source.address} words={messages.openSite} />
                  </>
                )}
              </span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Whether an address leads to the start page of a site. The document that a source names is then somewhere on that
 * site, and a link must not promise to open it.
 */
export function isHomePage(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { pathname, search } = new URL(url)
  return /^\/(index\.\w+)?$/.test(pathname) && search === ''
}

/**
 * What the marks of a page open: beside the mark where the browser knows how, from below on phones. Once for each
 * document, however many marks name it.
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
      said={messages.standings[standing]}
      title={source ? source.title : messages.ownTitle}
      facts={facts}
      note={note}
      {...(source?.address && {
        link: { href: source.address, words: linkWords(source.address), where: messages.opensElsewhere },
      })}
    />
  )
}
