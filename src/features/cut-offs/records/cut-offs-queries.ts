import { sql } from 'drizzle-orm'
import 'server-only'
import { liveRecordsSql } from '@/cms/access/live-rule'
import { type MarkedFigure, markedFigure } from '@/cms/sources/figure-view'
import { cached, tags } from '@/lib/caching/cache'
import { isOfKindSql } from '@/lib/college-facts/college-kinds-rule'
import { isRecordId } from '@/lib/database/record-id'
import { sqlList } from '@/lib/database/sql-list'
import type { Qualification } from '@/lib/vocabulary'
import type { Source } from '@/payload-types'
import { rowsOf } from '@/server/read-queries'
import { RESTRICTED_KINDS } from '../predictor/eligible-seats'
import { type CentralCategory, MAIN_ROUNDS, type Round } from '../schema'
import {
  type CutOffRange,
  FIGURE_COLUMNS,
  NAMED_TABLES,
  NAMED_VIEWS,
  readSeries,
  SOURCE_VIEW,
  type SourceView,
} from './series-queries'

// Plain SQL, because closing ranks come by the ten thousand. It only reads what is public, of live colleges.

/** Filters for closing ranks. */
export interface CutOffQuestion {
  /** The central category, including the states' categories that belong to it; all if omitted. */
  central?: CentralCategory
  course?: Qualification
}

/**
 * The closing ranks of some colleges by kind of seat, in every quota, including restricted (`restriction`) and priced
 * seats (`isPriced`).
 * @param ids colleges; only live ones have any
 * @returns ordered by college, authority, quota and category
 */
export function cutOffsOfColleges(ids: readonly string[], { central, course }: CutOffQuestion = {}) {
  const recordIds = [...new Set(ids.filter(isRecordId))].sort()
  if (recordIds.length === 0) return Promise.resolve([])
  return cached(
    ['cut-offs-of-colleges', ...recordIds, central ?? '', course ?? ''],
    [tags.cutOffs(), tags.allColleges(), ...recordIds.map((id) => tags.collegeCard(id))],
    [],
    () =>
      readSeries(sql`
        select ${FIGURE_COLUMNS}
        from closing_ranks figure ${NAMED_TABLES}
          join colleges on colleges.id = figure.college_id
        where figure.college_id in ${sqlList(recordIds)} and ${sql.raw(liveRecordsSql('colleges'))}
          ${central ? sql`and category.central = ${central}` : sql``}
          ${course ? sql`and figure.course = ${course}` : sql``}
        order by figure.college_id, authority.name, quota.code, category.code, figure.gender`),
  )
}

/** The closing ranks of one college, as above. */
export const cutOffsOfCollege = (id: string) => cutOffsOfColleges([id], {})

interface RangeRow extends Record<string, unknown>, Omit<CutOffRange, 'lowest' | 'highest'> {
  lowest: number
  highest: number
  lowestSource: SourceView | null
  highestSource: SourceView | null
}

/** What a college says of itself, its state and owner aside, changes none of these figures. */
const TAGS_OF_STATE = [tags.cutOffs(), tags.allColleges(), tags.collegeFigures()]

/** The order of the main rounds, in SQL. */
const ROUND_ORDER = sql.raw(`array_position(array['${MAIN_ROUNDS.join("','")}'], figure.round::text)`)

const markOfYear = (source: SourceView | null, year: number) =>
  markedFigure({ source: source as Source | null, year: String(year) }, null)

/**
 * The ranges of all-India closing ranks over a state's colleges, for one course: by category and quota, each college's
 * after its last main round of an authority's latest year, without restricted seats, doubtful figures and those of fewer
 * than three allotments. The state's own seats come first, then those of most colleges.
 * @param state a region's name
 */
export function cutOffRangesOf(state: string, course: Qualification) {
  return cached<CutOffRange[]>(['cut-off-ranges', state, course], TAGS_OF_STATE, [], async () => {
    const rows = await rowsOf<RangeRow>(sql`
      with figures as (
        select figure.*, max(figure.year) over (partition by figure.authority_id, category.central) as latest
        from closing_ranks figure
          join colleges on colleges.id = figure.college_id
          join seat_terms quota on quota.id = figure.quota_id
          join seat_terms category on category.id = figure.category_id
        where ${comparableRanks(state, course)} and quota.restriction is null and not coalesce(quota.is_priced, false)
      ), finals as (
        select distinct on (figure.quota_id, figure.category_id, figure.college_id) figure.*
        from figures figure
        where figure.year = figure.latest
        order by figure.quota_id, figure.category_id, figure.college_id, ${ROUND_ORDER} desc, figure.closing_rank desc
      ), ranges as (
        select authority_id, quota_id, category_id, year, count(*) as colleges,
          min(closing_rank)::int as lowest, max(closing_rank)::int as highest,
          (array_agg(source_id order by closing_rank))[1] as lowest_source_id,
          (array_agg(source_id order by closing_rank desc))[1] as highest_source_id
        from finals
        group by authority_id, quota_id, category_id, year
      )
      select figure.year::int as year, figure.lowest, figure.highest,
        (select ${SOURCE_VIEW} from sources source where source.id = figure.lowest_source_id) as "lowestSource",
        (select ${SOURCE_VIEW} from sources source where source.id = figure.highest_source_id) as "highestSource",
        ${NAMED_VIEWS}
      from ranges figure ${NAMED_TABLES}
      order by authority.state_id is null, authority.name, figure.colleges desc, quota.code, category.code`)
    return rows.map(({ lowestSource, highestSource, ...range }) => ({
      ...range,
      lowest: { rank: range.lowest, mark: markOfYear(lowestSource, range.year) },
      highest: { rank: range.highest, mark: markOfYear(highestSource, range.year) },
    }))
  })
}

/** The last rank that got one of a state's own seats at a college. */
export interface LastRank {
  slug: string
  rank: number
  year: number
  round: Round
  mark: MarkedFigure
}

interface LastRankRow extends Record<string, unknown>, Omit<LastRank, 'mark'> {
  source: SourceView | null
}

/**
 * The all-India closing ranks of a state's open seats for residents, by college: of the last main round of its latest
 * year, with the same exclusions as the ranges.
 * @param state a region's name
 */
export function lastRanksOf(state: string, course: Qualification): Promise<LastRank[]> {
  return cached(['last-ranks', state, course], TAGS_OF_STATE, [], async () => {
    const rows = await rowsOf<LastRankRow>(sql`
      select distinct on (colleges.id) colleges.slug, figure.closing_rank::int as rank, figure.year::int as year,
        figure.round::text as round,
        (select ${SOURCE_VIEW} from sources source where source.id = figure.source_id) as source
      from closing_ranks figure ${NAMED_TABLES}
        join colleges on colleges.id = figure.college_id
      where ${comparableRanks(state, course)} and category.central = 'open'
        and quota.for_residents and quota.restriction is null and not coalesce(quota.is_priced, false)
      order by colleges.id, figure.year desc, ${ROUND_ORDER} desc, figure.closing_rank desc`)
    return rows.map(({ source, ...last }) => ({
      ...last,
      mark: markOfYear(source, last.year),
    }))
  })
}

/** SQL for the closing ranks of a state's live colleges that are comparable for everyone of a category. */
const comparableRanks = (state: string, course: Qualification) => sql`
  colleges.state = ${state} and ${sql.raw(liveRecordsSql('colleges'))}
  and figure.course = ${course} and category.central is not null
  and category.restriction is null and figure.gender = 'any' and coalesce(category.for_women, false) = false
  and not ${sql.raw(isOfKindSql('colleges', RESTRICTED_KINDS))}
  and figure.rank_type = 'air' and coalesce(figure.flag, '') = '' and coalesce(figure.allotted, 3) >= 3
  and figure.round::text in ${sqlList(MAIN_ROUNDS)}`
