import type { AdminViewServerProps } from 'payload'
import { adminOnly } from '@/cms/access/access'
import { DeskPages } from '@/cms/admin/desk/desk-pages'
import { actionRow, countHeading, emptyState, filterRow, studioButton } from '@/cms/admin/desk/looks'
import { StudioView } from '@/cms/admin/shell/studio-view'
import { DeskViewBar } from '@/cms/views/desk-view-bar'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { STAGES } from '@/features/jobs/schema'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { applicationTexts } from '../application-texts'
import { ApplicationsBoard } from './applications-board'
import { ApplicationsTable, type ColumnSorts, type DeskApplication } from './applications-table'
import {
  type ApplicationFilter,
  type ApplicationRow,
  type AppliedVacancy,
  applicationFilter,
  filterQuery,
  readApplications,
  readAppliedVacancies,
  readBoard,
  type SortColumn,
  vacancyName,
} from './desk-queries'
import { applicationDeskTexts as texts } from './texts'

/** What the applicant's profile can be asked for. */
const YEARS = [1, 3, 5, 10, 15]
const NOTICE_DAYS = [0, 15, 30, 60, 90]

/** What the browser needs of a row. */
const deskApplication = (row: ApplicationRow): DeskApplication => ({
  id: row.id,
  name: row.full_name || row.email,
  email: row.email,
  jobTitle: row.job_title ?? '',
  phone: row.phone,
  companyName: row.company_name,
  appliedAt: row.applied_at.toISOString(),
  stage: row.status,
  steps: row.steps,
  cv: row.resume_file ? `/api/resumes/file/${encodeURIComponent(row.resume_file)}` : null,
})

interface FiltersProps {
  filter: ApplicationFilter
  /** The vacancies to choose from. */
  vacancies: readonly AppliedVacancy[]
  /** The name of the one that is chosen. */
  job: string | null
}

function Filters({ filter, vacancies, job }: FiltersProps) {
  const isListed = vacancies.some(({ id }) => id === filter.job)
  const isProfile = Boolean(filter.speciality || filter.place || filter.years || filter.notice !== null)
  const isFiltered = Boolean(filter.q || filter.stage || filter.days || filter.job) || isProfile
  return (
    <form className={filterRow} method="get" action={jobDeskPaths.applications()}>
      {filter.view === 'board' ? <input type="hidden" name="view" value="board" /> : null}
      {filter.sort ? <input type="hidden" name="sort" value={filter.sort} /> : null}
      <label>
        <span>{texts.search}</span>
        <input type="search" name="q" defaultValue={filter.q} placeholder={texts.searchHint} />
      </label>
      <label>
        <span>{texts.vacancy}</span>
        <select className="w-[min(20rem,80vw)]" name="job" defaultValue={filter.job}>
          <option value="">{texts.allVacancies}</option>
          {filter.job && !isListed ? <option value={filter.job}>{job ?? texts.deletedVacancy}</option> : null}
          {vacancies.map(({ id, title, applications }) => (
            <option key={id} value={id}>
              {texts.ofVacancy(title, applications)}
            </option>
          ))}
        </select>
      </label>
      {filter.view === 'list' ? (
        <label>
          <span>{texts.stage}</span>
          <select name="stage" defaultValue={filter.stage}>
            <option value="">{texts.allStages}</option>
            {STAGES.map((stage) => (
              <option key={stage} value={stage}>
                {applicationTexts(STUDIO_LANGUAGE).stages[stage]}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <label>
        <span>{texts.period}</span>
        <select name="days" defaultValue={filter.days ? String(filter.days) : ''}>
          {Object.entries(texts.periods)
            .sort(([a], [b]) => Number(a) - Number(b))
            .map(([days, label]) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
        </select>
      </label>
      <label>
        <span>{texts.profile.speciality}</span>
        <input type="search" name="speciality" defaultValue={filter.speciality} />
      </label>
      <label>
        <span>{texts.profile.place}</span>
        <input type="search" name="place" defaultValue={filter.place} />
      </label>
      <label>
        <span>{texts.profile.years}</span>
        <select name="years" defaultValue={filter.years ? String(filter.years) : ''}>
          <option value="">{texts.profile.any}</option>
          {YEARS.map((years) => (
            <option key={years} value={years}>
              {texts.profile.yearsOrMore(years)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{texts.profile.notice}</span>
        <select name="notice" defaultValue={filter.notice === null ? '' : String(filter.notice)}>
          <option value="">{texts.profile.any}</option>
          {NOTICE_DAYS.map((days) => (
            <option key={days} value={days}>
              {texts.profile.within(days)}
            </option>
          ))}
        </select>
      </label>
      <button className={studioButton({ kind: 'plain' })} type="submit">
        {texts.find}
      </button>
      {isFiltered ? <a href={jobDeskPaths.applications()}>{texts.clear}</a> : null}
    </form>
  )
}

/** Where the heading of each column leads: into its order, and from there into the other way. */
function sortsOf(filter: ApplicationFilter): ColumnSorts {
  const now = filter.sort || '-applied'
  const of = (column: SortColumn) => ({
    href: jobDeskPaths.applications(filterQuery({ ...filter, sort: now === column ? `-${column}` : column })),
    now: now === column ? ('ascending' as const) : now === `-${column}` ? ('descending' as const) : null,
  })
  return { name: of('name'), vacancy: of('vacancy'), stage: of('stage'), applied: of('applied') }
}

function ViewSwitch({ filter }: { filter: ApplicationFilter }) {
  return (
    <nav className={actionRow} aria-label={texts.views.label}>
      {(['list', 'board'] as const).map((view) => (
        <a
          key={view}
          href={jobDeskPaths.applications(filterQuery({ ...filter, view }))}
          className="aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:no-underline"
          aria-current={filter.view === view ? 'page' : undefined}
        >
          {texts.views[view]}
        </a>
      ))}
      <a
        href={`/api/job-applications/export?${new URLSearchParams(filterQuery({ ...filter, view: 'list' }))}`}
        download
      >
        {texts.export}
      </a>
    </nav>
  )
}

/** Applications by vacancy and stage, as a list and as a board. */
export function ApplicationsView(view: AdminViewServerProps) {
  return (
    <StudioView view={view} title={texts.title} intro={texts.intro} rule={adminOnly}>
      {async (req) => {
        const { page, ...filter } = applicationFilter(view.searchParams ?? {})
        const [job, vacancies] = await Promise.all([
          filter.job ? vacancyName(req, filter.job) : null,
          readAppliedVacancies(req),
        ])
        const above = (
          <>
            <Filters filter={filter} vacancies={vacancies} job={job} />
            <DeskViewBar req={req} desk="applications" path={jobDeskPaths.applications()} query={filterQuery(filter)} />
            <ViewSwitch filter={filter} />
          </>
        )
        if (filter.view === 'board') {
          const columns = await readBoard(req, filter)
          return (
            <>
              {above}
              <ApplicationsBoard
                columns={columns.map(({ stage, total, rows }) => ({ stage, total, cards: rows.map(deskApplication) }))}
                listQuery={filterQuery({ ...filter, view: 'list' })}
              />
            </>
          )
        }
        const { rows, total, pages } = await readApplications(req, filter, page)
        return (
          <>
            {above}
            <h2 className={countHeading}>{texts.count(total)}</h2>
            {rows.length > 0 ? (
              <ApplicationsTable rows={rows.map(deskApplication)} sorts={sortsOf(filter)} />
            ) : (
              <p className={emptyState}>{texts.none}</p>
            )}
            <DeskPages
              page={page}
              pages={pages}
              hrefOf={(to) => jobDeskPaths.applications({ ...filterQuery(filter), page: String(to) })}
            />
          </>
        )
      }}
    </StudioView>
  )
}
