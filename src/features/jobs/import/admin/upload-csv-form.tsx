'use client'
import { ImportForm } from '@/cms/import/form/import-form'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskTexts } from '@/features/jobs/admin/texts'

const { upload, form } = vacancyDeskTexts
const heads = [form.fields.title[0], form.fields.department[0], form.fields.location[0], form.fields.deadline[0]]

/** The import of vacancies. */
export function UploadCsvForm() {
  return (
    <ImportForm
      address="/api/jobs/import"
      noun={upload.noun}
      columns={upload.columns}
      heads={heads}
      show={{ label: upload.show, href: jobDeskPaths.manageJobs() }}
    />
  )
}
