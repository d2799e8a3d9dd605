import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { adminOnly } from '@/cms/access/access'
import { emptyState } from '@/cms/admin/desk/looks'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskTexts } from '@/features/jobs/admin/texts'
import { hospitalChoices } from '@/features/jobs/postings/admin/postings-queries'
import { VacancyFigures } from '@/features/jobs/reach/admin/vacancy-figures'
import { idOf } from '@/lib/database/record-id'
import { indianDay, indianMinute } from '@/lib/indian-calendar'
import type { Job } from '@/payload-types'
import { VacancyForm } from './vacancy-form'

const texts = vacancyDeskTexts.form

/** The specification's Add Job tab. */
export function AddJobView(view: AdminViewServerProps) {
  return (
    <StudioView view={view} title={texts.addTitle} intro={texts.addIntro} rule={adminOnly}>
      {async (req) => <VacancyForm hospitals={await hospitalChoices(req)} />}
    </StudioView>
  )
}

async function readVacancy(req: PayloadRequest, id: string): Promise<Job | null> {
  if (!/^[0-9a-f-]{36}$/i.test(id)) return null
  return req.payload.findByID({
    collection: 'jobs',
    id,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    disableErrors: true,
  })
}

/** One vacancy, opened from Manage Jobs. */
export function EditJobView(view: AdminViewServerProps) {
  const segments = view.params?.segments
  const id = Array.isArray(segments) ? (segments[1] ?? '') : ''
  return (
    <StudioView
      view={view}
      title={texts.editTitle}
      steps={[{ label: vacancyDeskTexts.manage.title, url: jobDeskPaths.manageJobs() }]}
      rule={adminOnly}
    >
      {async (req) => {
        const job = await readVacancy(req, id)
        if (!job) return <p className={emptyState}>{texts.notFound}</p>
        const hospitals = await hospitalChoices(req)
        const { title, location, department, institution, designation, type, qualification } = job
        const { experience, salary, salaryMin, salaryMax, description, requirements, slug, status } = job
        const stated = { title, location, department, institution, designation, type, qualification }
        const values = { ...stated, experience, salary, salaryMin, salaryMax, description, requirements, slug, status }
        const filled = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]))
        return (
          <>
            <VacancyForm
              id={job.id}
              slug={job.slug}
              updatedAt={job.updatedAt}
              hospitals={hospitals}
              values={{
                ...filled,
                hospital: idOf(job.hospital) ?? '',
                walkInAt: job.walkInAt ? indianMinute(job.walkInAt) : '',
                walkInUntil: job.walkInUntil ? indianMinute(job.walkInUntil) : '',
                walkInPlace: job.walkInPlace ?? '',
                deadline: job.deadline ? indianDay(job.deadline) : '',
                postedAt: indianDay(job.postedAt),
              }}
            />
            <VacancyFigures req={req} vacancy={job.id} />
          </>
        )
      }}
    </StudioView>
  )
}
