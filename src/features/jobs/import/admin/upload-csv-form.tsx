'use client'
import { ImportForm } from '@/cms/import/form/import-form'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskTexts } from '@/features/jobs/admin/texts'
import { VACANCY_FIELDS } from '@/features/jobs/admin/vacancy-fields'

const { upload } = vacancyDeskTexts
const heads = (['title', 'department', 'location', 'deadline'] as const).map((name) => VACANCY_FIELDS[name].desk[0])

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
