import type { Payload } from 'payload'
import { liveRecordsSql } from '@/cms/access/live-rule'
import { publicFiguresSql } from '@/cms/sources/source-rule'
import { ownerSql } from '@/lib/college-facts/college-kinds-rule'
import { contradictsOwner } from '@/lib/college-facts/contradicting-fee'
import type { Language } from '@/lib/language'
import { feesText } from '@/lib/text/format'
import { stated } from '@/lib/views/stated'
import { COURSES, type Country, type CourseKey, type Ownership } from '@/lib/vocabulary'
import type { SeatFees, Tally } from '../view'
import { type Marking, readMarking } from './course-records'
import { LIES_IN_REGION } from './region-of-college'

// Raw SQL: a college counts for a course by any of its qualifications, with intake and fee of its first one, which a
// `where` cannot express at once.

const MAX_ROWS = 2000

const LIVE = liveRecordsSql('college')
const FIRST_COURSE = `left join colleges_courses first on first.parent_id = college.id and first."order" = 1`

const qualificationsOf = (key: CourseKey): readonly string[] =>
  COURSES.find((course) => course.key === key)?.qualifications ?? []

/**
 * Tallies live colleges and seats by course, region and ownership.
 * @returns a line per combination with a college; seats only of colleges whose first course it is
 */
export async function readTallies(payload: Payload): Promise<Tally[]> {
  const courses = COURSES.map(({ key, qualifications }) => ({ key, qualifications }))
  const { rows } = await payload.db.pool.query<Omit<Tally, 'changedAt'> & { changedAt: Date }>(
    `with course as (
       select key, qualifications from jsonb_to_recordset($1::jsonb) as entry(key text, qualifications text[])
     ), offered as (
       select distinct course.key, course.qualifications, taught.parent_id
       from course join colleges_courses taught on taught.value::text = any(course.qualifications)
     ), place as (
       -- Of each place once: of each college, this comparison took half of the time.
       select college.state, college.country, region.slug
       from (select distinct coalesce(state, '') as state, country from colleges) college join regions region on ${LIES_IN_REGION}
     ), college as (
       select *, btrim(name || ' ' || coalesce(location, '')) as named from colleges
     )
     select offered.key as course, place.slug as region, college.country::text as country, coalesce(${ownerSql('college')}, 'Other') as ownership,
            count(*)::int as colleges,
            coalesce(sum(college.seat_count) filter (where first.value::text = any(offered.qualifications)), 0)::int as seats,
            (count(*) filter (where college.seat_count > 0 and first.value::text = any(offered.qualifications)))::int as stating,
            (count(college.established)
              + count(*) filter (where college.seat_count > 0 and first.value::text = any(offered.qualifications))
              + count(*) filter (where college.fees_amount > 0 and first.value::text = any(offered.qualifications)))::int as figures,
            sum(1 + length(college.named) - length(replace(college.named, ' ', '')))::int as words,
            max(college.updated_at) as "changedAt"
     from offered join college on college.id = offered.parent_id ${FIRST_COURSE}
       left join place on place.state = coalesce(college.state, '') and place.country = college.country
     where ${LIVE}
     group by 1, 2, 3, 4`,
    [JSON.stringify(courses)],
  )
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
}

interface StoredRow {
  slug: string
  name: string
  location: string | null
  state: string
  country: Country
  ownership: Ownership | null
  fees: string | null
  fees_amount: string | null
  seats: string | null
  seat_count: string | null
  established: string | null
  own: boolean | null
  /** Its first course, which its fees are of. */
  course: string | null
  fees_source_id: string | null
  fees_year: string | null
  fees_checked_on: Date | null
  seats_source_id: string | null
  seats_year: string | null
  seats_checked_on: Date | null
}

const COLUMNS = `college.slug, college.name, college.location, college.state, college.country::text as country,
  ${ownerSql('college')} as ownership, college.fees, college.fees_amount, college.seats, college.seat_count, college.established, college.fees_source_id,
  college.fees_year, college.fees_checked_on, college.seats_source_id, college.seats_year, college.seats_checked_on,
  first.value::text as course, first.value::text = any($1::text[]) as own`
const TEACHES = `exists (
  select from colleges_courses taught
  where taught.parent_id = college.id and taught.value = any($1::text[]::enum_colleges_courses[]))`

/**
 * Live colleges of a region teaching a course: public ones first, older before younger.
 * @param region slug
 */
export const readCollegesOfRegion = (language: Language, payload: Payload, key: CourseKey, region: string) =>
  readRows(
    language,
    payload,
    `select ${COLUMNS} from colleges college join regions region on ${LIES_IN_REGION} ${FIRST_COURSE}
     where ${LIVE} and region.slug = $2 and ${TEACHES}
     order by college.ownership nulls last, college.established nulls last, lower(college.name), college.id
     limit ${MAX_ROWS}`,
    [qualificationsOf(key), region],
  )

/**
 * Colleges promoted on a course page: those whose first course it is, featured and well-rated ones first. Nearly every
 * medical college teaches MD or MS after MBBS, so being first means nothing there.
 */
export const readTopColleges = (language: Language, payload: Payload, key: CourseKey, limit: number) =>
  readRows(
    language,
    payload,
    `select ${COLUMNS} from colleges college ${FIRST_COURSE}
     where ${LIVE} and ${TEACHES}
     order by ($3 and first.value::text = any($1::text[])) desc nulls last, college.featured desc nulls last, college.rating desc nulls last,
              college.established nulls last, lower(college.name), college.id
     limit $2`,
    [qualificationsOf(key), limit, key !== 'md-ms'],
  )

/**
 * Yearly sourced costs by kind of seat of a course in a region: each college's latest year.
 * @param region slug
 */
export async function readFeesOfRegion(payload: Payload, key: CourseKey, region: string): Promise<SeatFees[]> {
  const { rows } = await payload.db.pool.query<SeatFees>(
    `with stated as (
       select row._parent_id as college, row.seat_pool, row.amount, coalesce(row.year, source.year) as year,
         rank() over (partition by row._parent_id, row.seat_pool, row.course order by left(row.year, 4) desc nulls last) as place
       from colleges_fee_rows row join sources source on source.id = row.source_id and ${publicFiguresSql('source')}
         join colleges college on college.id = row._parent_id and ${LIVE}
         join regions region on ${LIES_IN_REGION} ${FIRST_COURSE}
       where region.slug = $2 and coalesce(row.kind::text, 'fee') = 'fee'
         and coalesce(row.course::text, first.value::text) = any($1::text[])
     )
     select seat_pool::text as "seatPool", min(amount)::float8 as min, max(amount)::float8 as max,
       count(distinct college)::int as colleges, coalesce(array_agg(distinct year) filter (where year <> ''), '{}') as years
     from stated where place = 1 group by seat_pool order by stated.seat_pool`,
    [qualificationsOf(key), region],
  )
  return rows
}

/** Live colleges of an editor's selection, in order. */
export async function readChosenColleges(language: Language, payload: Payload, key: CourseKey, ids: string[]) {
  if (ids.length === 0) return []
  return readRows(
    language,
    payload,
    `select ${COLUMNS} from colleges college ${FIRST_COURSE}
     where ${LIVE} and college.id = any($2::uuid[]) order by array_position($2::uuid[], college.id)`,
    [qualificationsOf(key), ids],
  )
}

async function readRows(language: Language, payload: Payload, statement: string, values: unknown[]) {
  const { rows } = await payload.db.pool.query<StoredRow>(statement, values)
  const mark = await readMarking(payload)
  return rows.map((row) => collegeRow(language, row, mark))
}

/** A line of the college table. Fees, as displayed ("₹45,000"), and seats are the page's course's, or null. */
export type CollegeRow = ReturnType<typeof collegeRow>

function collegeRow(language: Language, row: StoredRow, mark: Marking) {
  const isPublic = row.fees_amount !== null
  const isShown = row.own && !contradictsOwner(row.ownership, { amount: row.fees, course: row.course, isPublic })
  return {
    ...stated(row, ['slug', 'name', 'location', 'state', 'ownership']),
    fees: isShown ? feesText(language, row.fees, row.country) : null,
    feesFrom: isShown && row.fees ? mark(storedFigure(row, 'fees'), 'fees') : null,
    seats: row.own ? row.seats || null : null,
    seatsFrom: row.own && row.seats ? mark(storedFigure(row, 'seats'), 'seats') : null,
    /** Only if sourced. */
    seatCount: row.own ? numberOf(row.seat_count) : null,
    established: numberOf(row.established),
  }
}

const storedFigure = (row: StoredRow, figure: 'fees' | 'seats') => ({
  source: row[`${figure}_source_id`],
  year: row[`${figure}_year`],
  checkedOn: row[`${figure}_checked_on`]?.toISOString() ?? null,
})

const numberOf = (value: string | number | null): number | null => (value === null ? null : Number(value))
