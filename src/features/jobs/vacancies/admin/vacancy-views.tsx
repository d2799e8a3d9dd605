import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { adminOnly, asPerson } from '@/cms/access/access'
import { recordIdOf } from '@/cms/admin/desk/record-view'
import { emptyState } from '@/cms/admin/desk/styles'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskMessages } from '@/features/jobs/admin/messages'
import { VACANCY_FIELD_NAMES, VACANCY_FIELDS } from '@/features/jobs/admin/vacancy-fields'
import { institutionChoices } from '@/features/jobs/postings/admin/postings-queries'
import { VacancyFigures } from '@/features/jobs/views/admin/vacancy-figures'
import type { Job } from '@/payload-types'
import { controlValues } from '../field-values'
import { VacancyForm } from './vacancy-form'

const messages = vacancyDeskMessages.form

/** The specification's Add Job tab. */
export function AddJobView(view: AdminViewServerProps) {
  return (
    <StudioView view={view} title={messages.addTitle} intro={messages.addIntro} rule={adminOnly}>
      {async (req) => <VacancyForm hospitals={await institutionChoices(req)} />}
    </StudioView>
  )
}

async function readVacancy(req: PayloadRequest, id: string): Promise<Job | null> {
  if (!/^[0-9a-f-]{36}$/i.test(id)) return null
  return req.payload.findByID({ collection: 'jobs', id, disableErrors: true, ...asPerson(req) })
}

/** One vacancy, opened from Manage Jobs. */
export function EditJobView(view: AdminViewServerProps) {
  const id = recordIdOf(view)
  return (
    <StudioView
      view={view}
      title={messages.editTitle}
      steps={[{ label: vacancyDeskMessages.manage.title, url: jobDeskPaths.manageJobs() }]}
      rule={adminOnly}
    >
      {async (req) => {
        const job = await readVacancy(req, id)
        if (!job) return <p className={emptyState}>{messages.notFound}</p>
        const hospitals = await institutionChoices(req)
        return (
          <>
            <VacancyForm
              id={job.id}
              slug={job.slug}
              updatedAt={job.updatedAt}
              hospitals={hospitals}
              values={controlValues(VACANCY_FIELD_NAMES, (name) => VACANCY_FIELDS[name].kind, job)}
            />
            <VacancyFigures req={req} vacancy={job.id} />
          </>
        )
      }}
    </StudioView>
  )
}
