import type { MarkedFigure } from '@/cms/sources/marked-figure'
import { type Language, languageOfText } from '@/lib/text/language'
import { isHomePage } from './home-page'
import { sourceMessages } from './messages'
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
