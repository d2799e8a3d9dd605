import type { AdminViewServerProps } from 'payload'
import { adminOnly } from '@/cms/access/access'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { importTexts } from '@/cms/import/texts'
import { vacancyDeskTexts } from '@/features/jobs/admin/texts'
import { UploadCsvForm } from './upload-csv-form'

const texts = vacancyDeskTexts.upload

/** The specification's Upload CSV tab. */
export function UploadCsvView(view: AdminViewServerProps) {
  return (
    <StudioView
      view={view}
      title={texts.title}
      intro={texts.intro}
      rule={adminOnly}
      actions={<a href={studioPaths.list('imports')}>{importTexts.form.history}</a>}
    >
      {() => <UploadCsvForm />}
    </StudioView>
  )
}
