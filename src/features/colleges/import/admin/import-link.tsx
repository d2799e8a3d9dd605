import { collegeDeskPaths } from '../../admin/desk-paths'
import { officialListTexts } from '../official-list/texts'
import { collegeImportTexts as texts } from '../texts'
import { EXPORT_ADDRESS, IMPORT_VIEW_ADDRESS } from './addresses'

/** Above the list of colleges in the studio. */
export function ImportLink() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <a href={IMPORT_VIEW_ADDRESS}>{texts.title}</a>{' '}
      <a href={collegeDeskPaths.importOfficialList()}>{officialListTexts.title}</a>{' '}
      <a href={EXPORT_ADDRESS} download>
        {texts.exportLink}
      </a>
    </p>
  )
}
