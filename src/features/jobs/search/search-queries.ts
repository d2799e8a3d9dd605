import type { Language } from '@/lib/language'
import type { Vocabulary } from '@/lib/search/dictionary'
import { isSameText } from '@/lib/text/normal-forms/fold-text'
import 'server-only'
import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { tags } from '@/lib/caching/cache'
import { sharedReads } from '@/lib/caching/shared-reads'
import { sqlList } from '@/lib/database/sql-list'
import { ENTRIES_PER_PAGE } from '@/lib/page-size'
import { listWords } from '@/lib/search/list-words-queries'
import {
  correctedQuery,
  type ParsedQuery,
  parseQuery,
  understoodPart,
  understoodValues,
} from '@/lib/search/parsed-query'
import { compareMessages } from '@/lib/text/format'
import { payloadClient } from '@/server/payload'
import { rowsOf } from '@/server/read-queries'
import { columnOf, ON_CARDS } from '../admin/vacancy-fields'
import { DEPARTMENTS, DESIGNATIONS, JOB_TYPES, type JobSort, LOCATIONS } from '../schema'
import { type JobCardRow, jobCard } from '../vacancies/card-view'
import { cachedForToday } from '../vacancies/lists-queries'
import { openJobsSql, SIMILARITY_FIELDS } from '../vacancies/open-rule'
import type { FacetChoice, JobFacets, JobListView, JobView } from '../vacancies/view'
import { COLUMNS, jobDictionary, matching, unstatedSql } from './conditions-queries'
import { type JobSearch, searchQuery } from './search-params'
import type { Suited } from './suited'

/** Similar posts shown when nothing was found. */
const MOST_NEAREST = 4
const REMEMBERED_COUNTS = 200
const CARD_COLUMNS = sql.raw(
  ['id', 'slug', ...ON_CARDS, 'postedAt', 'isSample'].map((name) => `${columnOf(name)} as "${name}"`).join(),
)
const ORDERS: Record<JobSort, SQL> = {
  newest: sql.raw('posted_at desc, id desc'),
  closing: sql.raw('deadline asc nulls last, posted_at desc, id desc'),
  salary: sql.raw('coalesce(salary_max, salary_min) desc nulls last, posted_at desc, id desc'),
}

/** Orders by a profile: the speciality weighs more than the place. */
const suitedFirst = ({ departments, places }: Suited): SQL => {
  const isOneOf = (column: SQL, values: readonly string[]) =>
    values.length > 0 ? sql`(${column} in ${sqlList(values)})::int` : sql`0`
  return sql`${isOneOf(COLUMNS.department, departments)} * 2 + ${isOneOf(COLUMNS.place, places)} desc, `
}

const JOBS = [tags.jobs()]

/** The known values in their order, then others of open vacancies, each with its count. */
function choices(language: Language, known: readonly string[], found: FacetChoice[]): FacetChoice[] {
  const counts = new Map(found.map(({ value, count }) => [value, count]))
  const others = [...counts.keys()]
    .filter((value) => !known.includes(value))
    .sort((a, b) => compareMessages(language, a, b))
  return [...known, ...others].map((value) => ({ value, count: counts.get(value) ?? 0 }))
}

const counts = sharedReads<number>(REMEMBERED_COUNTS)

/** Changes with any vacancy and with the day, so that counts of an older stamp are not reused. */
const jobsStamp = () =>
  cachedForToday(['jobs-stamp'], JOBS, { stamp: 'building' }, async () => ({ stamp: randomUUID() }))

/** Counting a common word costs more than reading its first page, so the process remembers recent counts. */
async function countedOnce(key: string, count: () => Promise<number>): Promise<number> {
  const { stamp } = await jobsStamp()
  return counts(`${stamp}:${key}`, count)
}

/** The filters of the list. Values that administrators add appear with their first open vacancy. */
export function jobFacets(language: Language): Promise<JobFacets> {
  return cachedForToday(
    ['job-facets', language],
    JOBS,
    { departments: [], locations: [], designations: [], types: [] },
    async (now) => {
      const rows = await rowsOf<{ field: string; value: string; count: number }>(sql`
        select case when grouping(department) = 0 then 'department' when grouping(location) = 0 then 'location'
               when grouping(designation) = 0 then 'designation' else 'type' end as field,
               coalesce(department, location, designation, type::text) as value, count(*)::int as count
        from jobs where ${openJobsSql(now)}
        group by grouping sets ((department), (location), (designation), (type))`)
      const found = (field: string) => rows.filter((row) => row.field === field && row.value)
      return {
        departments: choices(language, DEPARTMENTS, found('department')),
        locations: choices(language, LOCATIONS, found('location')),
        designations: choices(language, DESIGNATIONS, found('designation')),
        types: choices(language, JOB_TYPES, found('type')),
      }
    },
  )
}

/** The search with values spelled as in the records, or null if no open vacancy has one of them. */
function spelledAsRecords(search: JobSearch, facets: JobFacets): JobSearch | null {
  const spelled = { ...search }
  for (const [name, list] of [
    ['department', facets.departments],
    ['location', facets.locations],
    ['designation', facets.designations],
  ] as const) {
    if (!search[name]) continue
    const choice = list.find(({ value }) => isSameText(value, search[name]))
    if (!choice?.count) return null
    spelled[name] = choice.value
  }
  return spelled
}

/**
 * One page of the list. A page past the end is the last one.
 * @param highlight id of a vacancy whose page is shown instead, if the search contains it
 * @param suited what suits the visitor's profile and then comes first
 */
export async function searchJobs(
  language: Language,
  asked: JobSearch,
  vocabulary: Vocabulary,
  highlight?: string,
  suited: Suited | null = null,
): Promise<JobListView> {
  const now = new Date()
  const facets = await jobFacets(language)
  const search = spelledAsRecords(asked, facets)
  if (!search) return { ...NOTHING, understood: [], corrected: null, dropped: [], nearest: [] }
  // Most searches have no words.
  const dictionary = search.q ? jobDictionary(facets, vocabulary) : null
  const parsed = dictionary && parseQuery(search.q, dictionary)
  const read = (query: ParsedQuery | null) => jobsOf(search, query, vocabulary, now, highlight, suited)
  const found = await read(parsed)
  const answer = { ...found, understood: parsed?.understood ?? [], corrected: null, dropped: [], nearest: [] }
  if (found.total > 0 || !dictionary || !parsed) return answer
  // Corrections are only tried if the spelling as typed finds nothing.
  const corrected = await correctedQuery(parsed, dictionary, jobWords)
  const meant = corrected === null ? null : parseQuery(corrected, dictionary)
  const mended = meant && (await read(meant))
  if (mended && mended.total > 0) {
    return { ...answer, ...mended, understood: meant.understood, corrected }
  }
  const part = await understoodPart(parsed, jobWords)
  const kept = part && parseQuery(part.query, dictionary)
  const partly = kept && (await read(kept))
  if (partly && partly.total > 0) {
    return { ...answer, ...partly, understood: kept.understood, dropped: part.dropped }
  }
  return { ...answer, nearest: await nearestJobs(search, meant ?? parsed, now) }
}

const NOTHING = { total: 0, page: 1, lastPage: 1, jobs: [], unstated: 0 }

async function jobsOf(
  search: JobSearch,
  parsed: ParsedQuery | null,
  vocabulary: Vocabulary,
  now: Date,
  highlight: string | undefined,
  suited: Suited | null,
) {
  const where = matching(search, now, parsed)
  const countOf = (rows: SQL) => async () =>
    (await rowsOf<{ count: number }>(sql`select count(*)::int as count from jobs where ${rows}`))[0]?.count ?? 0
  const count = countOf(where)
  const rows = (page: number) => () =>
    cardRows(sql`${where} order by ${suited ? suitedFirst(suited) : sql``}${ORDERS[search.sort]}
      limit ${ENTRIES_PER_PAGE} offset ${(page - 1) * ENTRIES_PER_PAGE}`)
  // Only filters are cached: free text could fill the cache with anything.
  const isKept = parsed === null
  const { page: _page, ...filters } = searchQuery({ ...search, isSuited: false })
  const key = JSON.stringify({ ...filters, ...(parsed ? { q: parsed.phrase, vocabulary: vocabulary.stamp } : {}) })
  const rowsAt = (page: number) =>
    // An order by profile is personal, so it is not cached.
    isKept && !suited
      ? cachedForToday(['job-rows', key, String(page)], JOBS, [] as JobCardRow[], rows(page))
      : rows(page)()
  const wanted = highlight ? ((await pageOf(highlight, where, search.sort)) ?? search.page) : search.page
  const open = unstatedSql(search, now, parsed)
  const [total, unstated, ahead] = await Promise.all([
    isKept ? cachedForToday(['job-count', key], JOBS, 0, count) : countedOnce(key, count),
    open === null ? 0 : isKept ? cachedForToday(['job-unstated', key], JOBS, 0, countOf(open)) : countOf(open)(),
    // In parallel to the count. Cached pages wait for it: anybody can request any page number.
    isKept ? null : rowsAt(wanted),
  ])
  const lastPage = Math.max(1, Math.ceil(total / ENTRIES_PER_PAGE))
  const page = Math.min(wanted, lastPage)
  const found = ahead && page === wanted ? ahead : await rowsAt(page)
  return { total, page, lastPage, unstated, jobs: found.map((job) => jobCard(job, now)) }
}

/** For a search that finds nothing: the newest posts of the same department, else of the same place or designation. */
async function nearestJobs(search: JobSearch, parsed: ParsedQuery, now: Date) {
  const values = understoodValues(parsed)
  const wanted = [
    [COLUMNS.department, search.department ? [search.department] : (values.get('department') ?? [])],
    [COLUMNS.place, search.location ? [search.location] : (values.get('place') ?? [])],
    [COLUMNS.designation, search.designation ? [search.designation] : (values.get('designation') ?? [])],
  ] as const
  for (const [column, names] of wanted) {
    if (names.length === 0) continue
    const found = await cardRows(sql`${openJobsSql(now)} and ${column} in ${sqlList(names)}
      order by ${ORDERS.newest} limit ${MOST_NEAREST}`)
    if (found.length > 0) return found.map((job) => jobCard(job, now))
  }
  return []
}

const jobWords = listWords(
  async () => (await payloadClient()).db.drizzle,
  () => sql`from jobs where ${openJobsSql(new Date())}`,
  jobsStamp,
)

/** The card columns of the vacancies that match the rest of the statement. */
const cardRows = async (rest: SQL): Promise<JobCardRow[]> =>
  (await rowsOf<JobCardRow>(sql`select ${CARD_COLUMNS} from jobs where ${rest}`)).map(withInstants)

const isoOf = (stamp: string | null | undefined) => (stamp ? new Date(stamp).toISOString() : null)

/** The database driver's time stamps as ISO instants. */
const withInstants = (row: JobCardRow): JobCardRow => ({
  ...row,
  postedAt: new Date(row.postedAt).toISOString(),
  deadline: isoOf(row.deadline),
  walkInAt: isoOf(row.walkInAt),
  walkInUntil: isoOf(row.walkInUntil),
})

async function pageOf(id: string, where: SQL, sort: JobSort): Promise<number | null> {
  const [row] = await rowsOf<{ place: number }>(sql`
    select place from (
      select id, row_number() over (order by ${ORDERS[sort]})::int as place from jobs where ${where}
    ) ranked where id = ${id}`)
  return row ? Math.ceil(row.place / ENTRIES_PER_PAGE) : null
}

/** The newest vacancies of a search for the feed, without samples. */
export async function newestJobs(language: Language, search: JobSearch, vocabulary: Vocabulary, most: number) {
  const facets = await jobFacets(language)
  const spelled = spelledAsRecords(search, facets)
  if (!spelled) return []
  const parsed = spelled.q ? parseQuery(spelled.q, jobDictionary(facets, vocabulary)) : null
  const found = await rowsOf<JobCardRow & { description: string | null }>(
    sql`select ${CARD_COLUMNS}, description from jobs where ${matching(spelled, new Date(), parsed)}
          and is_sample is not true
        order by ${ORDERS.newest} limit ${most}`,
  )
  return found.map((row) => ({ ...withInstants(row), description: row.description }))
}

/** Up to `most` open vacancies most like one: same department first, then designation, then place. */
export function similarJobs(job: Pick<JobView, 'id' | (typeof SIMILARITY_FIELDS)[number]>, most = 4) {
  return cachedForToday(
    ['similar-jobs', job.id, String(most), ...SIMILARITY_FIELDS.map((field) => job[field] ?? '')],
    [...SIMILARITY_FIELDS.flatMap((field) => (job[field] ? [tags.jobsLike(field, job[field])] : [])), tags.allJobs()],
    [] as JobCardRow[],
    (now) =>
      cardRows(sql`${openJobsSql(now)} and id <> ${job.id}
        and (department = ${job.department} or designation = ${job.designation} or location = ${job.location})
        order by (department is not distinct from ${job.department})::int * 4
               + (designation is not distinct from ${job.designation})::int * 2
               + (location is not distinct from ${job.location})::int desc, posted_at desc
        limit ${most}`),
  )
}
