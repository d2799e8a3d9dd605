import { collegeImportTexts as texts } from '../texts'
import { EXPORT_ADDRESS, IMPORT_VIEW_ADDRESS } from './addresses'

/** Above the list of colleges in the studio. */
export function ImportLink() {
  return (
    <p className="desk-ways">
      <a href={IMPORT_VIEW_ADDRESS}>{texts.title}</a>{' '}
      <a href={EXPORT_ADDRESS} download>
        {texts.exportLink}
      </a>
    </p>
  )
}
