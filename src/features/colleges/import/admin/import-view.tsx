import type { AdminViewServerProps } from 'payload'
import { contentKeepers } from '@/cms/access/access'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { importTexts } from '@/cms/import/texts'
import { collegeImportTexts as texts } from '../texts'
import { EXPORT_ADDRESS } from './addresses'
import { ImportCollegesForm } from './import-form'

/** Import and export of colleges as CSV. */
export function ImportCollegesView(view: AdminViewServerProps) {
  return (
    <StudioView
      view={view}
      title={texts.title}
      intro={texts.intro}
      rule={contentKeepers}
      actions={
        <>
          <a href={EXPORT_ADDRESS} download>
            {texts.exportLink}
          </a>{' '}
          <a href={studioPaths.list('imports')}>{importTexts.form.history}</a>
        </>
      }
    >
      {() => <ImportCollegesForm />}
    </StudioView>
  )
}
