import type { PayloadRequest } from 'payload'
import { adminOnly } from '@/cms/access/access'
import { type DeskColumn, DeskTable } from '@/cms/admin/desk/desk-table'
import { readRecord } from '@/cms/admin/desk/record-view'
import { emptyState, overviewPart } from '@/cms/admin/desk/styles'
import { dayText } from '@/cms/admin/messages'
import { studioView } from '@/cms/admin/shell/studio-view'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { vacancyDeskMessages } from '@/features/jobs/admin/messages'
import { VACANCY_FIELD_NAMES, VACANCY_FIELDS } from '@/features/jobs/admin/vacancy-fields'
import { institutionChoices } from '@/features/jobs/postings/admin/postings-queries'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { enumerated } from '@/lib/text/format'
import { viewsSince, weeksOf } from '../../views/operations/view-queries'
import { controlValues } from '../field-values'
import { VacancyForm } from './vacancy-form'

const { figures } = vacancyDeskMessages.form
const MAX_WEEKS = 12
/** Before the first view. */
const EVER = '2000-01-01'

type Week = Awaited<ReturnType<typeof weeksOf>>[number] & { id: string }

const COLUMNS: DeskColumn<Week>[] = [
  { heading: figures.week, cell: ({ week }) => dayText(`${week}T12:00:00Z`) },
  { heading: figures.views, isNumber: true, cell: ({ views }) => views },
  { heading: figures.applications, isNumber: true, cell: ({ applications }) => applications },
]

/** The views of one vacancy by week and source, and its applications. */
async function VacancyFigures({ req, vacancy }: { req: PayloadRequest; vacancy: string }) {
  const [weeks, sources] = await Promise.all([
    weeksOf(req.payload, vacancy, MAX_WEEKS),
    viewsSince(req.payload, EVER, [vacancy]),
  ])
  const from = [...sources]
    .sort((one, other) => other.views - one.views)
    .map(({ source, views }) => figures.source(figures.sources[source], views))
  return (
    <section className={overviewPart}>
      <h2>{figures.title}</h2>
      {weeks.length === 0 ? (
        <p>{figures.none}</p>
      ) : (
        <>
          <p>{figures.lead}</p>
          <DeskTable rows={weeks.map((week) => ({ ...week, id: week.week }))} columns={COLUMNS} />
          {from.length > 0 ? (
            <p>
              {figures.from}: {enumerated(STUDIO_LANGUAGE, from)}
            </p>
          ) : null}
        </>
      )}
    </section>
  )
}

const messages = vacancyDeskMessages.form

/** The specification's Add Job tab. */
export const AddJobView = studioView(
  { title: messages.addTitle, intro: messages.addIntro, rule: adminOnly },
  async ({ req }) => <VacancyForm hospitals={await institutionChoices(req)} />,
)

/** One vacancy, opened from Manage Jobs. */
export const EditJobView = studioView(
  {
    title: messages.editTitle,
    steps: [{ label: vacancyDeskMessages.manage.title, url: jobDeskPaths.manageJobs() }],
    rule: adminOnly,
  },
  async ({ req, id }) => {
    const job = await readRecord(req, 'jobs', id)
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
  },
)
