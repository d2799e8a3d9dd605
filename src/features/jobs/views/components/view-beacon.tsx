import { paths } from '@/lib/language'
import { noteView } from '../note-view'
import { ViewOfNextPage } from './view-of-next-page'

/** The mark of a script that has run: one that React puts in does not. */
const RAN = 'document.currentScript.dataset.ran="";'

/**
 * Counts that somebody looks at a vacancy: once the page is in sight, so that neither what a browser fetches ahead nor
 * a tab in the background counts. Without script nothing is counted: a picture in its place would count programs too.
 */
export function ViewBeacon({ vacancy }: { vacancy: string }) {
  const call = `${RAN}(${noteView})(${JSON.stringify(paths.vacancyViews())},${JSON.stringify(vacancy)})`
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours with an id; it runs before React's files are there */}
      <script id={`view-${vacancy}`} dangerouslySetInnerHTML={{ __html: call }} />
      <ViewOfNextPage vacancy={vacancy} />
    </>
  )
}
