import { paths } from '@/lib/paths/site-paths'
import { noteView } from '../note-view'
import { ViewOfNextPage } from './view-of-next-page'

/** Marks that the script has run: one inserted by React does not. */
const RAN = 'document.currentScript.dataset.ran="";'

/**
 * Counts a view of a vacancy once the page is visible, so that neither prefetching nor a background tab counts. Without
 * script nothing is counted: a pixel would also count bots.
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
