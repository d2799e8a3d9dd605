import type { AdminViewServerProps } from 'payload'
import { studioPaths } from '@/cms/admin/studio-paths'
import { StudioView } from '@/cms/admin/studio-view'
import { importTexts } from '@/cms/import/texts'
import { isAdmin } from '@/cms/roles'
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
      mayOpen={isAdmin}
      actions={<a href={studioPaths.list('imports')}>{importTexts.form.history}</a>}
    >
      {() => <UploadCsvForm />}
    </StudioView>
  )
}
