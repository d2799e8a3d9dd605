import type { AdminViewServerProps } from 'payload'
import { adminOnly } from '@/cms/access'
import { studioPaths } from '@/cms/admin/studio-paths'
import { StudioView } from '@/cms/admin/studio-view'
import { importTexts } from '@/cms/import/texts'
import { vacancyDeskTexts } from './texts'
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
