import type { MarkedFigure } from '@/cms/sources/marked-figure'
import type { Language } from '@/lib/text/language'
import { isHomePage } from './home-page'
import { sourceMessages } from './messages'
import { PanelBox } from './panel-box'
import { distinctFigures, panelId } from './panel-id'

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
