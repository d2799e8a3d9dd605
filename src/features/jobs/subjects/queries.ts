import { COLUMNS } from '../search/conditions-queries'
import { FIELD_OF } from '../search/search-params'
import 'server-only'
import { and, type SQL, sql } from 'drizzle-orm'
import { cache } from 'react'
import { tags } from '@/lib/caching/cache'
import { startOfIndianDay } from '@/lib/calendar/indian-calendar'
import { sqlList } from '@/lib/database/sql-list'
import type { Vocabulary } from '@/lib/search/dictionary'
import { isSlug } from '@/lib/text/normal-forms/slug'
import { rowsOf } from '@/server/read-queries'
import { cachedForToday, openCards } from '../vacancies/lists-queries'
import { openJobsSql, PUBLIC_JOBS_SQL } from '../vacancies/open-rule'
import type { JobCardView } from '../vacancies/view'
import {
  type Subject,
  type SubjectCount,
  type SubjectIndex,
  type SubjectKind,
  subjectAt,
  subjectIndex,
} from './subject-index'
import {
  MIN_OFFERED,
  type SubjectFigures,
  type SubjectLink,
  type SubjectPageView,
  type SubjectPath,
  type SubjectTopic,
} from './view'

type Index = SubjectIndex & { taken: readonly string[] }
type Post = Exclude<SubjectKind, 'place'>

const MAX_WITHIN = 10
const MAX_ALIKE = 6
const MAX_IN_LIST = 8

/** The topic of a page, from the parts of its URL. */
function topicOf(subject: Subject | null, place: Subject | null): SubjectTopic {
  return {
    subject: subject && { kind: subject.kind as Post, name: subject.name, slug: subject.slug },
    place: place && { name: place.name, slug: place.slug },
  }
}

const byOpenCount = (one: { open: number }, other: { open: number }) => other.open - one.open

/** The departments, designations or places with a page and open posts, those with the most first. */
function linksOf({ subjects, taken }: Index, kind: SubjectKind, max = MAX_IN_LIST, but?: Subject | null) {
  return subjects
    .filter((one) => one.kind === kind && one.open > 0 && one.slug && one !== but)
    .filter(({ slug }) => kind === 'place' || !taken.includes(slug))
    .sort(byOpenCount)
    .slice(0, max)
    .map((one): SubjectLink => {
      const topic = kind === 'place' ? topicOf(null, one) : topicOf(one, null)
      return { ...topic, open: one.open }
    })
}

/** The departments and designations that occur together with places, if both have a slug. */
function meetingsOf({ subjects, pairs }: SubjectIndex) {
  const byKey = new Map(subjects.map((one) => [`${one.kind}:${one.key}`, one]))
  return pairs.flatMap(({ kind, key, place: at, open, offered }) => {
    const [subject, place] = [byKey.get(`${kind}:${key}`), byKey.get(`place:${at}`)]
    return subject?.slug && place?.slug ? [{ subject, place, open, offered }] : []
  })
}

/** Pages of a department or designation in a place, those with the most open vacancies first. */
const pairLinks = (index: Index, isWanted: (subject: Subject, place: Subject) => boolean, max: number): SubjectLink[] =>
  meetingsOf(index)
    .filter(({ subject, place }) => isWanted(subject, place))
    .sort(byOpenCount)
    .slice(0, max)
    .map(({ subject, place, open }) => ({ ...topicOf(subject, place), open }))

/** Narrower pages: the departments of a place, the places of a department or designation. */
function withinOf(index: Index, subject: Subject | null, place: Subject | null): SubjectLink[] {
  if (subject && place) return []
  return pairLinks(
    index,
    (what, where) => (place ? where.key === place.key && what.kind === 'department' : isSame(what, subject)),
    MAX_WITHIN,
  )
}

/** Similar pages: the same elsewhere, others at the same place, and the wider pages. */
function alikeOf(index: Index, subject: Subject | null, place: Subject | null): SubjectLink[] {
  if (subject && place) {
    const wider = [...linksOf(index, 'place', Infinity), ...linksOf(index, subject.kind, Infinity)]
    return [
      ...pairLinks(index, (what, where) => isSame(what, subject) && where.key !== place.key, MAX_ALIKE),
      ...pairLinks(index, (what, where) => where.key === place.key && !isSame(what, subject), MAX_ALIKE),
      ...wider.filter((link) => link.place?.slug === place.slug || link.subject?.slug === subject.slug),
    ]
  }
  if (place) {
    return [
      ...pairLinks(index, (what, where) => where.key === place.key && what.kind === 'designation', MAX_ALIKE),
      ...linksOf(index, 'place', MAX_ALIKE, place),
    ]
  }
  return [...linksOf(index, 'department', MAX_ALIKE, subject), ...linksOf(index, 'designation', MAX_ALIKE, subject)]
}

const isSame = (one: Subject, other: Subject | null) => one.kind === other?.kind && one.key === other.key

/** The list of vacancies has the others. */
const MAX_POSTS = 40
/** The pay range is only shown from this many vacancies that state it. */
const MIN_PAYS = 5

const TAGS = [tags.jobCards(), tags.allJobs(), tags.searchTerms()]

const NOTHING: Index = { subjects: [], pairs: [], spellings: {}, taken: [] }

/** The index of pages, and the slugs that vacancies have taken, which take precedence. */
function indexOf({ stamp, terms }: Vocabulary): Promise<Index> {
  return cachedForToday(['subject-index', stamp], TAGS, NOTHING, async (now) => {
    const counts = await rowsOf<SubjectCount>(sql`
        select department, location, designation, (count(*) filter (where ${openJobsSql(now)}))::int as open,
          (count(*) filter (where ${openJobsSql(now)} and is_sample is not true))::int as offered
        from jobs where ${sql.raw(PUBLIC_JOBS_SQL)} group by 1, 2, 3 order by 5 desc, 4 desc, 1, 2, 3`)
    const index = subjectIndex(counts, terms)
    const slugs = sqlList(index.subjects.flatMap(({ kind, slug }) => (kind === 'place' || !slug ? [] : slug)))
    const taken = await rowsOf<{ slug: string }>(sql`
        select slug from jobs where slug in ${slugs} and ${sql.raw(PUBLIC_JOBS_SQL)}
        union select slug from slug_history where "of" = 'jobs' and slug in ${slugs}`)
    return { ...index, taken: taken.map(({ slug }) => slug) }
  })
}

/** The vacancies that match all given subjects, by the records' spellings. */
const matching = (subjects: readonly Subject[]): SQL =>
  sql`${and(...subjects.map(({ kind, values }) => sql`${COLUMNS[kind]} in ${sqlList(values)}`))}`

interface Figures extends Omit<SubjectFigures, 'pay' | 'nextWalkIn'> {
  stated: number
  low: number | null
  high: number | null
  nextWalkIn: string | Date | null
}

/**
 * The figures of the open vacancies. The pay range goes from the lower quartile of the lowest figures to the upper
 * quartile of the highest; both are figures that a vacancy states.
 */
async function figuresOf(subjects: readonly Subject[], now: Date): Promise<SubjectFigures> {
  const today = startOfIndianDay(now).toISOString()
  // An aggregate always returns one row.
  const [{ low, high, stated, nextWalkIn, ...counted }] = (await rowsOf<Figures>(sql`
    with found as (
      select is_sample is not true as offered, nullif(lower(trim(institution)), '') as institution, walk_in_at,
        coalesce(salary_min, salary_max) as low, coalesce(salary_max, salary_min) as high
      from jobs where ${openJobsSql(now)} and ${matching(subjects)}
    )
    select count(*)::int as open, (count(*) filter (where offered))::int as offered,
      (count(distinct institution) filter (where offered))::int as institutions,
      (count(*) filter (where offered and institution is null))::int as confidential,
      (count(*) filter (where offered and low is not null))::int as stated,
      (percentile_disc(0.25) within group (order by low) filter (where offered and low is not null))::float8 as low,
      (percentile_disc(0.75) within group (order by high) filter (where offered and high is not null))::float8 as high,
      (count(*) filter (where offered and walk_in_at >= ${today}::timestamptz))::int as "walkIns",
      min(walk_in_at) filter (where offered and walk_in_at >= ${today}::timestamptz) as "nextWalkIn"
    from found`)) as [Figures]
  return {
    ...counted,
    pay: stated >= MIN_PAYS && low !== null && high !== null ? { low, high, from: stated } : null,
    nextWalkIn: nextWalkIn && new Date(nextWalkIn).toISOString(),
  }
}
const newestOf = (subjects: readonly Subject[], now: Date): Promise<JobCardView[]> =>
  openCards({ and: subjects.map(({ kind, values }) => ({ [FIELD_OF[kind]]: { in: values } })) }, MAX_POSTS, now)

/**
 * The page of a department or designation, of a place, or of both, by the parts of its URL; or the canonical URL of
 * another spelling.
 * @returns null if a name is unknown
 */
export const subjectPage = cache(
  async (
    vocabulary: Vocabulary,
    subjectSlug: string | null,
    where: string | null,
  ): Promise<{ page: SubjectPageView } | { movedTo: SubjectPath } | null> => {
    if ([subjectSlug, where].some((slug) => slug !== null && !isSlug(slug))) return null
    const index = await indexOf(vocabulary)
    const subject = subjectSlug === null ? null : subjectAt(index, 'subject', subjectSlug)
    const place = where === null ? null : subjectAt(index, 'place', where)
    if ((subjectSlug !== null && !subject) || (where !== null && !place)) return null
    if ((subject && 'movedTo' in subject) || (place && 'movedTo' in place)) {
      return { movedTo: { subject: subject && { slug: slugOf(subject) }, place: place && { slug: slugOf(place) } } }
    }
    const [first, second] = [subject?.subject ?? null, place?.subject ?? null]
    const chosen = [first, second].filter((one) => one !== null)
    const key = chosen.map((one) => `${one.kind}:${one.values.join('|')}`)
    const read = await cachedForToday(['subject-page', ...key], TAGS, null, async (now) => ({
      ...(await figuresOf(chosen, now)),
      jobs: await newestOf(chosen, now),
    }))
    if (!read) return null
    const topic = topicOf(first, second)
    const links = { within: withinOf(index, first, second), alike: alikeOf(index, first, second) }
    return { page: { ...topic, ...read, ...links } }
  },
)

const slugOf = (found: { subject: Subject } | { movedTo: string }): string =>
  'subject' in found ? found.subject.slug : found.movedTo

/** The pages of each kind with the most open vacancies, which the list links to. */
export async function subjectLinks(vocabulary: Vocabulary): Promise<Record<Subject['kind'], SubjectLink[]>> {
  const index = await indexOf(vocabulary)
  return {
    place: linksOf(index, 'place'),
    department: linksOf(index, 'department'),
    designation: linksOf(index, 'designation'),
  }
}

/** The pages offered to search engines: those with at least three vacancies that are no samples. */
export async function subjectPaths(vocabulary: Vocabulary): Promise<SubjectPath[]> {
  const index = await indexOf(vocabulary)
  const alone = index.subjects.flatMap((one) => {
    if (!one.slug || one.offered < MIN_OFFERED) return []
    if (one.kind === 'place') return { subject: null, place: { slug: one.slug } }
    return index.taken.includes(one.slug) ? [] : { subject: { slug: one.slug }, place: null }
  })
  const together = meetingsOf(index)
    .filter(({ offered }) => offered >= MIN_OFFERED)
    .map(({ subject, place }) => ({ subject: { slug: subject.slug }, place: { slug: place.slug } }))
  return [...alone, ...together]
}
