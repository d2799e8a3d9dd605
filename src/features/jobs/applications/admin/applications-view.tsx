import { adminOnly } from '@/cms/access/access'
import { type DeskFilter, DeskList } from '@/cms/admin/desk/desk-list'
import { filterParams } from '@/cms/admin/desk/desk-query'
import { actionRow } from '@/cms/admin/desk/styles'
import { studioView } from '@/cms/admin/shell/studio-view'
import { jobDeskPaths } from '@/features/jobs/admin/desk-paths'
import { STAGES } from '@/features/jobs/schema'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { applicationMessages } from '../application-messages'
import { ApplicationsBoard } from './applications-board'
import { ApplicationsTable, type ColumnSorts } from './applications-table'
import {
  type ApplicationFilter,
  type AppliedVacancy,
  applicationFilter,
  filterQuery,
  readApplications,
  readAppliedVacancies,
  readBoard,
  type SortColumn,
  vacancyName,
} from './desk-queries'
import { applicationDeskMessages as messages } from './messages'

/** The choices for filtering by the applicant's profile. */
const YEARS = [1, 3, 5, 10, 15]
const NOTICE_DAYS = [0, 15, 30, 60, 90]

function filtersOf(
  filter: ApplicationFilter,
  vacancies: readonly AppliedVacancy[],
  job: string | null,
  stages?: ReadonlyMap<string, number>,
): DeskFilter[] {
  const { profile } = messages
  const isListed = !filter.job || vacancies.some(({ id }) => id === filter.job)
  const unlisted = isListed ? [] : [{ value: filter.job, label: job ?? messages.deletedVacancy }]
  const listed = vacancies.map(({ id, title, applications }) => ({
    value: id,
    label: messages.ofVacancy(title, applications),
  }))
  const stage: DeskFilter = {
    name: 'stage',
    label: messages.stage,
    value: filter.stage,
    counts: stages,
    choices: STAGES.map((value) => ({ value, label: applicationMessages(STUDIO_LANGUAGE).stages[value] })),
  }
  return [
    { name: 'q', label: messages.search, value: filter.q, hint: messages.searchHint },
    {
      name: 'job',
      label: messages.vacancy,
      value: filter.job,
      choices: [...unlisted, ...listed],
      any: messages.allVacancies,
      className: 'w-[min(20rem,80vw)]',
    },
    ...(filter.view === 'list' ? [stage] : []),
    {
      name: 'days',
      label: messages.period,
      value: filter.days || '',
      choices: ([7, 30] as const).map((value) => ({ value, label: messages.periods[value] })),
      any: messages.anyTime,
    },
    { name: 'speciality', label: profile.speciality, value: filter.speciality },
    { name: 'place', label: profile.place, value: filter.place },
    {
      name: 'years',
      label: profile.years,
      value: filter.years || '',
      choices: YEARS.map((value) => ({ value, label: profile.yearsOrMore(value) })),
      any: profile.any,
    },
    {
      name: 'notice',
      label: profile.notice,
      value: filter.notice,
      choices: NOTICE_DAYS.map((value) => ({ value, label: profile.within(value) })),
      any: profile.any,
    },
  ]
}

/** The sort link of each column: its order, or the reverse if it is sorted already. */
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
    <nav className={actionRow} aria-label={messages.views.label}>
      {(['list', 'board'] as const).map((view) => (
        <a
          key={view}
          href={jobDeskPaths.applications(filterQuery({ ...filter, view }))}
          className="aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:no-underline"
          aria-current={filter.view === view ? 'page' : undefined}
        >
          {messages.views[view]}
        </a>
      ))}
      <a
        href={`/api/job-applications/export?${new URLSearchParams(filterQuery({ ...filter, view: 'list' }))}`}
        download
      >
        {messages.export}
      </a>
    </nav>
  )
}

/** Applications by vacancy and stage, as a list and as a board. */
export const ApplicationsView = studioView(
  { title: messages.title, intro: messages.intro, rule: adminOnly },
  async ({ req, view }) => {
    const { page, ...filter } = applicationFilter(view.searchParams)
    const [job, vacancies] = await Promise.all([
      filter.job ? vacancyName(req, filter.job) : null,
      readAppliedVacancies(req),
    ])
    const params = filterQuery(filter)
    const list = (stages?: ReadonlyMap<string, number>) => ({
      path: jobDeskPaths.applications,
      query: params,
      filters: filtersOf(filter, vacancies, job, stages),
      kept: filterParams({ view: params.view ?? '', sort: filter.sort }),
      isFiltered: Object.keys(params).some((name) => name !== 'view' && name !== 'sort'),
      saved: { req, desk: 'applications' as const },
      above: <ViewSwitch filter={filter} />,
      none: messages.none,
    })
    if (filter.view === 'board') {
      const columns = await readBoard(req, filter)
      return (
        <DeskList {...list()}>
          <ApplicationsBoard columns={columns} listQuery={filterQuery({ ...filter, view: 'list' })} />
        </DeskList>
      )
    }
    const { rows, total, stages, pages } = await readApplications(req, filter, page)
    return (
      <DeskList {...list(stages)} count={{ heading: messages.count(total), page, pages }}>
        {rows.length > 0 ? <ApplicationsTable rows={rows} sorts={sortsOf(filter)} /> : null}
      </DeskList>
    )
  },
)
