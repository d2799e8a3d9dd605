import type { PayloadRequest } from 'payload'
import { deskQuery, filterParams } from '@/cms/admin/desk/desk-query'
import { STAGES, type Stage } from '@/features/jobs/schema'
import { isRecordId } from '@/lib/database/record-id'
import { likeContaining } from '@/lib/database/sql-list'
import { DESK_ROWS_PER_PAGE } from '@/lib/page-size'
import type { RawQuery } from '@/lib/request/raw-query'

const CARDS_PER_STAGE = 15
/** Others are found by search, or from the vacancy itself. */
const MAX_VACANCIES = 300

export interface ApplicationRow {
  id: string
  /** The applicant's name, or email without one. */
  name: string
  email: string
  phone: string | null
  jobTitle: string
  companyName: string | null
  appliedAt: Date
  stage: Stage
  /** The length of its history. */
  steps: number
  resumeFile: string | null
}

/** What each column sorts by, before `applied_at` and `id`, which keep pages from overlapping. */
const ORDERS = {
  name: `lower(coalesce(nullif(u.full_name, ''), u.email))`,
  vacancy: 'lower(a.job_title)',
  stage: 'a.status',
  applied: 'a.applied_at',
} as const
export type SortColumn = keyof typeof ORDERS
type ApplicationSort = SortColumn | `-${SortColumn}`
const SORT_COLUMNS = Object.keys(ORDERS) as SortColumn[]
const APPLICATION_SORTS = SORT_COLUMNS.flatMap((column): ApplicationSort[] => [column, `-${column}`])
const NEWEST = '-applied'

function orderOf(sort: ApplicationSort | ''): string {
  const sortKey = sort || NEWEST
  const column = SORT_COLUMNS.find((known) => sortKey.endsWith(known)) ?? 'applied'
  return `${ORDERS[column]} ${sortKey.startsWith('-') ? 'desc' : 'asc'}, a.applied_at desc, a.id`
}

export interface ApplicationFilter {
  q: string
  job: string
  stage: Stage | ''
  /** In the applicant's profile: part of the speciality or degrees, and part of a wanted or current place. */
  speciality: string
  place: string
  /** Least years of experience; 0 for any. */
  years: number
  /** Longest notice in days; null for any. */
  notice: number | null
  /** Only the last days; 0 for all. */
  days: number
  view: 'list' | 'board'
  /** A column, with a minus for descending; empty for newest first. */
  sort: ApplicationSort | ''
}

/** The filter in the URL; unknown values are ignored. */
export function applicationFilter(query?: RawQuery): ApplicationFilter & { page: number } {
  const { text, one, whole, page } = deskQuery(query)
  const job = text('job')
  const sort = one('sort', APPLICATION_SORTS)
  return {
    q: text('q'),
    job: isRecordId(job) ? job : '',
    stage: one('stage', STAGES),
    speciality: text('speciality'),
    place: text('place'),
    years: whole('years', 70),
    notice: /^\d{1,3}$/.test(text('notice')) ? Number(text('notice')) : null,
    days: whole('days', 365),
    view: one('view', ['board']) || 'list',
    sort: sort === NEWEST ? '' : sort,
    page,
  }
}

/** The filter as a query, without empty values. */
export const filterQuery = ({ view, notice, ...filter }: ApplicationFilter): Record<string, string> =>
  filterParams({ ...filter, notice: notice === null ? '' : String(notice), view: view === 'board' ? view : '' })

const COLUMNS = `a.id, coalesce(nullif(u.full_name, ''), u.email) as name, u.email, u.phone,
  coalesce(a.job_title, '') as "jobTitle", a.company_name as "companyName", a.applied_at as "appliedAt", a.status as stage,
  r.filename as "resumeFile",
  (select count(*)::int from job_applications_history h where h._parent_id = a.id) as steps`
export const SOURCE = `from job_applications a join users u on u.id = a.user_id left join resumes r on r.id = a.resume_id`

/** A filter as SQL over applications `a`, with the values of its placeholders. */
export function conditions({ q, job, stage, speciality, place, years, notice, days }: ApplicationFilter) {
  const parts: string[] = ['true']
  const values: unknown[] = []
  const add = (value: unknown, part: (place: string) => string) => {
    values.push(value)
    parts.push(part(`$${values.length}`))
  }
  if (job) add(job, (place) => `a.job_id = ${place}::uuid`)
  if (stage) add(stage, (place) => `a.status = ${place}::enum_job_applications_status`)
  if (days) add(days, (place) => `a.applied_at >= now() - ${place}::int * interval '1 day'`)
  const ofPerson = (condition: string) => `a.user_id in (select id from users where ${condition})`
  if (speciality) {
    add(likeContaining(speciality), (like) =>
      ofPerson(`professional_speciality ilike ${like} or professional_qualification ilike ${like}`),
    )
  }
  if (place) {
    add(likeContaining(place), (like) =>
      ofPerson(`professional_places_wanted ilike ${like} or professional_current_city ilike ${like}`),
    )
  }
  if (years) add(years, (least) => ofPerson(`professional_experience_years >= ${least}`))
  if (notice !== null) add(notice, (max) => ofPerson(`professional_notice_period_days <= ${max}`))
  if (q) {
    add(likeContaining(q), (place) => {
      // Two searches, each with its own index; joined by "or" they would scan every application.
      return `a.id in (
        select id from job_applications where job_title ilike ${place}
        union all
        select theirs.id from job_applications theirs join users person on person.id = theirs.user_id
        where person.full_name ilike ${place} or person.email ilike ${place})`
    })
  }
  return { where: parts.join(' and '), values }
}

/** How many applications match at each stage, whichever stage is selected. */
async function countStages(req: PayloadRequest, filter: ApplicationFilter): Promise<Map<Stage, number>> {
  const { where, values } = conditions({ ...filter, stage: '' })
  const { rows } = await req.payload.db.pool.query<{ status: Stage; count: string }>(
    `select a.status, count(*) from job_applications a where ${where} group by a.status`,
    values,
  )
  const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]))
  return new Map(STAGES.map((stage) => [stage, counts.get(stage) ?? 0]))
}

export async function readApplications(req: PayloadRequest, filter: ApplicationFilter, page: number) {
  const { pool } = req.payload.db
  const { where, values } = conditions(filter)
  const [rows, stages] = await Promise.all([
    pool.query<ApplicationRow>(
      `select ${COLUMNS} ${SOURCE} where ${where} order by ${orderOf(filter.sort)}
       limit ${DESK_ROWS_PER_PAGE} offset ${(page - 1) * DESK_ROWS_PER_PAGE}`,
      values,
    ),
    countStages(req, filter),
  ])
  const total = [...stages].reduce(
    (sum, [stage, count]) => (filter.stage && filter.stage !== stage ? sum : sum + count),
    0,
  )
  return { rows: rows.rows, total, stages, pages: Math.max(1, Math.ceil(total / DESK_ROWS_PER_PAGE)) }
}

export interface StageColumn {
  stage: Stage
  total: number
  rows: ApplicationRow[]
}

/** The newest applications of every stage, with each stage's total. */
export async function readBoard(req: PayloadRequest, filter: ApplicationFilter): Promise<StageColumn[]> {
  const { pool } = req.payload.db
  const { where, values } = conditions({ ...filter, stage: '' })
  const [cards, stages] = await Promise.all([
    // Stage by stage along the index, so that only these cards are read.
    pool.query<ApplicationRow>(
      `select cards.* from unnest(enum_range(null::enum_job_applications_status)) as one(stage)
       cross join lateral (
         select ${COLUMNS} ${SOURCE} where ${where} and a.status = one.stage
         order by a.applied_at desc, a.id limit ${CARDS_PER_STAGE}
       ) as cards`,
      values,
    ),
    countStages(req, filter),
  ])
  return [...stages].map(([stage, total]) => ({ stage, total, rows: cards.rows.filter((row) => row.stage === stage) }))
}

/** The title of the vacancy that a desk is filtered by. */
export async function vacancyName(req: PayloadRequest, id: string): Promise<string | null> {
  const { rows } = await req.payload.db.pool.query<{ title: string }>('select title from jobs where id = $1', [id])
  return rows[0]?.title ?? null
}

export interface AppliedVacancy {
  id: string
  title: string
  applications: number
}

/** The vacancies to choose from: those with the latest applications, by title. */
export async function readAppliedVacancies(req: PayloadRequest): Promise<AppliedVacancy[]> {
  const { rows } = await req.payload.db.pool.query<AppliedVacancy>(
    `select jobs.id, jobs.title, latest.applications
     from (select job_id, count(*)::int as applications, max(applied_at) as at from job_applications
           where job_id is not null group by job_id order by 3 desc limit ${MAX_VACANCIES}) latest
     join jobs on jobs.id = latest.job_id order by lower(jobs.title), latest.at desc`,
  )
  return rows
}
