import { type SQL, sql } from 'drizzle-orm'
import { cache } from 'react'
import 'server-only'
import { liveRecordsSql } from '@/cms/access/live-rule'
import { tags } from '@/lib/caching/cache'
import { sharedReads } from '@/lib/caching/shared-reads'
import { BUILDING, stampOf } from '@/lib/caching/stamp'
import { feesSql } from '@/lib/college-facts/college-fees-rule'
import { isOfKindSql, OWNER_GROUPS, ownerSql } from '@/lib/college-facts/college-kinds-rule'
import { sqlList, uuidArray } from '@/lib/database/sql-list'
import { PUBLIC_OWNERSHIPS } from '@/lib/vocabulary'
import { rowsOf } from '@/server/read-queries'
import { type CutOffSeries, FIGURE_COLUMNS, readSeries } from '../records/series-queries'
import { COMPARED_ROUNDS, type Round, type SeatGender } from '../schema'
import { type Band, bandSql, type Held, isOfferedSql, isOldFigureSql, type NoBand, whyNoBandSql } from './band-rule'
import { CERTIFIED_KINDS, closedKinds, type EligibleSeat, eligibleSeats, type SeatTerm } from './eligible-seats'
import { type OwnerCounts, PARTS, type Part, type Question } from './question'

// Plain SQL over closing ranks; it reads what is public, of live colleges only.

/** A college's yearly fee in Indian rupees. */
const FEES = feesSql('colleges')

const FIRST_SHOWN = 4
export const PER_PAGE = 10

/** A kind of seat in an answer. */
export interface ReachRow {
  part: Part
  /** By its closing rank alone. */
  band: Band
  /** Why it has no band; null if it has. */
  noBand: NoBand | null
  /** The figure that was compared. */
  year: number
  round: Round
  closingRank: number
  allotted: number | null
  /** An open seat, where the candidate's own category has none or closed earlier. */
  isOpenToAll: boolean
  /** How often each edge held for its pool and round; null if not measured. */
  rate: Held | null
  /** For women only: by its category, its list, or its college. */
  isForWomen: boolean
  series: CutOffSeries
}

/** The number of colleges in a part, in total and in the home state. */
export interface PartColleges extends OwnerCounts {
  home: OwnerCounts
}

export interface Reach {
  /** Kinds of seat. */
  counts: Record<Part, number>
  colleges: Record<Part, PartColleges>
  rows: ReachRow[]
}

/** Restricts an answer beyond its question. */
export interface Narrowed {
  authorityId?: string
  collegeIds?: readonly string[]
  /** The rows per part, unless one part is shown. */
  first?: number
}

/** The comparable figures: all-India ranks of colleges on the site. The index `latest` covers these. */
export const COMPARABLE = `each.college_id is not null and each.rank_type <> 'state-merit'`

const remembered = sharedReads<SeatTerm[]>(1)

/** The terms of all authorities, kept in memory: parsing 200 kB from the page cache took 2 ms of every answer. */
export const seatTerms = cache(async (): Promise<SeatTerm[]> => {
  const { stamp } = await stampOf('seat-terms', [tags.cutOffs(), tags.regions(), tags.counselling()])
  return stamp === BUILDING ? [] : remembered(stamp, readSeatTerms)
})

const readSeatTerms = () =>
  rowsOf<SeatTerm>(sql`
    with held as (
      select category_id, array_agg(course::text || ' ' || round::text order by course, round) as lists
      from (select distinct category_id, course, round from closing_ranks each where ${sql.raw(COMPARABLE)}) list
      group by category_id
    )
    select term.id, term.authority_id as "authorityId", region.name as state, term.kind::text as kind, term.code,
      nullif(term.words, '') as words, nullif(term.explanation, '') as explanation,
      coalesce(nullif(term.category_group, ''), term.code) as "group", term.central::text as central,
      term.restriction::text as restriction, coalesce(term.for_women, false) as "forWomen",
      coalesce(own_region.name, case when term.for_residents then region.name end) as "residentsOf",
      coalesce(term.is_priced, false) as "isPriced", coalesce(term.has_no_seats, false) as "hasNoSeats",
      coalesce(held.lists, '{}') as "heldIn"
    from seat_terms term join counselling_authorities authority on authority.id = term.authority_id
      left join regions region on region.id = authority.state_id
      left join regions own_region on own_region.id = term.region_id
      left join held on held.category_id = term.id
    order by authority.name, term.code`)

const GENDERS_OF = { female: ['any', 'female'], male: ['any'] } as const satisfies Record<string, SeatGender[]>

// Government seats first, as they cost a tenth. Possible seats are ordered by safety, others by closeness.
const ORDERS = {
  closeness: `is_public desc nulls last, is_away, case part when 'possible' then -closing_rank else distance end`,
  fees: 'fees_amount asc nulls last, distance',
  place: 'state, location, name, distance',
} as const

/** Counts the colleges of a part that meet a condition, by owner. */
const ownerCountsSql = (condition: string): SQL => {
  const count = (owner: string) => `count(*) filter (where is_first and ${condition} and ${owner})::int`
  return sql.raw(
    `jsonb_build_object('all', ${count('true')}, 'government', ${count('is_public')}, 'private', ${count('not is_public')})`,
  )
}

/** The range of row numbers to show: after the first, up to the second. */
const placesShown = ({ show, page }: Question, first = FIRST_SHOWN) =>
  show ? ([(page - 1) * PER_PAGE, page * PER_PAGE] as const) : ([0, first] as const)

/** The statement that finds the seats in reach: one row for each kind of seat shown. */
function reachSql(question: Question, seats: readonly EligibleSeat[], { collegeIds, first }: Narrowed) {
  const { rank, course, gender, round, ownership, fees, sort, show, state } = question
  const owner = sql.raw(ownerSql('colleges'))
  // Unknown values neither meet nor break a limit: they are a separate part.
  const isUnstated = sql`(${fees !== null} and colleges.fees_amount is null or ${ownership !== null} and ${owner} is null)`
  const [from, to] = placesShown(question, first)
  const reason = whyNoBandSql('figure', 'is_restricted', 'is_priced')
  const flags = (of: (seat: EligibleSeat) => boolean) => sql`${`{${seats.map(of)}}`}::boolean[]`
  const quotas = uuidArray(seats.map(({ quotaId }) => quotaId))
  return sql`
    with pools as materialized (
      select * from unnest(${quotas}, ${uuidArray(seats.map(({ categoryId }) => categoryId))},
        ${flags(({ isOwn }) => isOwn)}, ${flags(({ isRestricted }) => isRestricted)}, ${flags(({ isPriced }) => isPriced)})
        as pools (quota_id, category_id, is_own, is_restricted, is_priced)
    ), listed as (
      select figure.*, is_priced, is_own, ${sql.raw(reason)} as reason,
        ${bandSql(rank, sql`figure.closing_rank`)} as band
      from pools
        cross join unnest(${`{${GENDERS_OF[gender]}}`}::enum_closing_ranks_gender[]) seat
        cross join lateral (
          select distinct on (in_round.college_id) in_round.*
          from unnest(${`{${COMPARED_ROUNDS[round]}}`}::enum_closing_ranks_round[]) part
            cross join lateral (
              select distinct on (each.college_id) each.id, each.college_id, each.quota_id, each.category_id, each.gender,
                each.authority_id, each.year, each.round, each.closing_rank, each.rank_type, each.allotted, each.flag
              from closing_ranks each
              where each.course = ${course} and each.quota_id = pools.quota_id and each.category_id = pools.category_id
                and each.gender = seat and each.round = part and ${sql.raw(COMPARABLE)}
              order by each.college_id, each.year desc
            ) in_round
          order by in_round.college_id, in_round.year desc, in_round.round desc
        ) figure
    ), figures as materialized (
      select *, max(closing_rank) filter (where is_own and reason is distinct from 'restricted')
        over (partition by college_id, quota_id) as own_closing_rank
      from listed
    ), rates as materialized (
      select distinct on (authority_id, quota_id, round) *, round::text::enum_closing_ranks_round as of_round
      from hit_rates
      where course = ${course} and quota_id = any(${quotas})
      order by authority_id, quota_id, round, to_year desc, from_year desc
    ), compared as materialized (
      select figure.*, abs(1 - ${rank}::float8 / figure.closing_rank::float8) as distance,
        ${sql.raw(isOfKindSql('colleges', ['women']))} as is_women_only, ${sql.raw(isOfKindSql('colleges', CERTIFIED_KINDS))} as is_certified, ${FEES} as fees_amount, ${owner} in ${sqlList([...PUBLIC_OWNERSHIPS])} as is_public, ${isUnstated} as is_unstated, colleges.state, colleges.state is distinct from ${state} as is_away, colleges.location, colleges.name
      from figures figure join colleges on colleges.id = figure.college_id
      where band is not null and not ${sql.raw(isOfKindSql('colleges', closedKinds(question)))} and ${sql.raw(liveRecordsSql('colleges'))}
        and (is_own or is_priced or own_closing_rank is null or own_closing_rank < closing_rank)
        ${ownership ? sql`and (${owner} is null or ${owner} in ${sqlList([...OWNER_GROUPS[ownership]])})` : sql``}
        ${collegeIds ? sql`and figure.college_id = any(${uuidArray([...collegeIds])})` : sql``}
        ${fees ? sql`and (colleges.fees_amount is null or ${FEES} <= ${fees})` : sql``}
    ), parted as materialized (
      select compared.*, rate.id as rate_id,
        coalesce(case when is_certified then 'restricted' end, reason, case when not ${sql.raw(isOfferedSql('rate', 'band'))} then 'unmeasured' when ${sql.raw(isOldFigureSql('compared', 'rate'))} then 'old' end) as no_band
      from compared left join rates rate on rate.authority_id = compared.authority_id
        and rate.quota_id = compared.quota_id and rate.of_round = compared.round
    ), named as materialized (
      select *, row_number() over (partition by part, college_id) = 1 as is_first
      from (select *, case when is_unstated then 'unstated' when no_band is null then band else 'figures' end as part from parted) parted
    ), counted as (
      select part, count(*)::int as "all", ${ownerCountsSql('true')} as colleges, ${ownerCountsSql('not is_away')} as "atHome"
      from named group by part
    ), placed as (
      select *, row_number() over (partition by part order by ${sql.raw(ORDERS[sort])}, id) as nth from named
    )
    select part, band, no_band as "noBand", year::int as year, placed.round::text as round, closing_rank::int as "closingRank",
      allotted::int as allotted, college_id as "collegeId", placed.quota_id as "quotaId", category_id as "categoryId",
      gender::text as gender, not is_own and not is_priced as "isOpenToAll",
      gender = 'female' or is_women_only as "isForWomen", nth::int as place, "all", colleges, "atHome",
      case when rate.id is not null then jsonb_build_object('cases', rate.cases::int, 'heldLikely', rate.held_likely::int,
        'heldPossible', rate.held_possible::int, 'heldReach', rate.held_reach::int) end as rate
    from placed join counted using (part) left join rates rate on rate.id = rate_id
    where nth = 1 or (nth > ${from} and nth <= ${to} ${show ? sql`and part = ${show}` : sql``})
    order by part, nth`
}

export interface PlacedRow extends Record<string, unknown>, Omit<ReachRow, 'series'> {
  collegeId: string
  quotaId: string
  categoryId: string
  gender: string
  place: number
  all: number
  colleges: OwnerCounts
  atHome: OwnerCounts
}

/** All years and rounds of the kinds of seat shown. */
const historySql = (
  rows: readonly Pick<PlacedRow, 'collegeId' | 'quotaId' | 'categoryId' | 'gender'>[],
  course: string,
): SQL => sql`
  select ${FIGURE_COLUMNS}
  from unnest(${uuidArray(rows.map(({ collegeId }) => collegeId))}, ${uuidArray(rows.map(({ quotaId }) => quotaId))},
      ${uuidArray(rows.map(({ categoryId }) => categoryId))},
      ${`{${rows.map(({ gender }) => gender)}}`}::enum_closing_ranks_gender[]) shown (college_id, quota_id, category_id, gender)
    join closing_ranks figure on figure.college_id = shown.college_id and figure.course = ${course}
      and figure.category_id = shown.category_id and figure.quota_id = shown.quota_id and figure.gender = shown.gender`

async function placedRows(question: Question, narrowed: Narrowed = {}): Promise<PlacedRow[]> {
  const terms = await seatTerms()
  const seats = eligibleSeats(
    narrowed.authorityId ? terms.filter(({ authorityId }) => authorityId === narrowed.authorityId) : terms,
    question,
  )
  if (seats.length === 0) return []
  return rowsOf<PlacedRow>(reachSql(question, seats, narrowed))
}

/** Reads a value from the first row of each part. */
const ofParts = <Value>(placed: readonly PlacedRow[], none: Value, of: (row: PlacedRow) => Value) =>
  Object.fromEntries(
    PARTS.map((part) => {
      const row = placed.find((each) => each.part === part)
      return [part, row ? of(row) : none]
    }),
  ) as Record<Part, Value>

const NO_COLLEGES: OwnerCounts = { all: 0, government: 0, private: 0 }

const collegesOf = (placed: readonly PlacedRow[]): Record<Part, PartColleges> =>
  ofParts(placed, { ...NO_COLLEGES, home: NO_COLLEGES }, ({ colleges, atHome }) => ({ ...colleges, home: atHome }))

/** Every kind of seat of some colleges in the answer to a question. */
export const placedSeats = async (question: Question, collegeIds: readonly string[]): Promise<PlacedRow[]> =>
  collegeIds.length === 0 ? [] : placedRows(question, { collegeIds, first: Number.MAX_SAFE_INTEGER })

/** The number of colleges in each part. */
export const countColleges = async (question: Question) => collegesOf(await placedRows(question))

/** Answers a question: the first rows of each part, or a page of one part, each with all its closing ranks. */
export async function findReach(question: Question, narrowed: Narrowed = {}): Promise<Reach> {
  const placed = await placedRows(question, narrowed)
  const counts = ofParts(placed, 0, ({ all }) => all)
  const colleges = collegesOf(placed)
  const [from, to] = placesShown(question, narrowed.first)
  const shown = placed.filter(
    ({ part, place }) => place > from && place <= to && (!question.show || part === question.show),
  )
  if (shown.length === 0) return { counts, colleges, rows: [] }
  const figures = await readSeries(historySql(shown, question.course))
  const series = new Map(
    figures.map((each) => [[each.collegeId, each.quota.id, each.category.id, each.gender].join(), each]),
  )
  const rows = shown.flatMap((row) => {
    const found = series.get([row.collegeId, row.quotaId, row.categoryId, row.gender].join())
    return found ? [{ ...row, isForWomen: row.isForWomen || found.category.forWomen, series: found }] : []
  })
  return { counts, colleges, rows }
}
