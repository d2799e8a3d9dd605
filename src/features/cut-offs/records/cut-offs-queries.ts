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
  const asked = [...new Set(ids.filter(isRecordId))].sort()
  if (asked.length === 0) return Promise.resolve([])
  return cached(
    ['cut-offs-of-colleges', ...asked, central ?? '', course ?? ''],
    [tags.cutOffs(), tags.allColleges(), ...asked.map((id) => tags.collegeCard(id))],
    [],
    () =>
      readSeries(sql`
        select ${FIGURE_COLUMNS}
        from closing_ranks figure ${NAMED_TABLES}
          join colleges on colleges.id = figure.college_id
        where figure.college_id in ${sqlList(asked)} and ${sql.raw(liveRecordsSql('colleges'))}
          ${central ? sql`and category.central = ${central}` : sql``}
          ${course ? sql`and figure.course = ${course}` : sql``}
        order by figure.college_id, authority.name, quota.code, category.code, figure.gender`),
  )
}

/** The closing ranks of one college, as above. */
export const cutOffsOfCollege = (id: string, question: CutOffQuestion = {}) => cutOffsOfColleges([id], question)

interface RangeRow extends Record<string, unknown>, Omit<CutOffRange, 'marks'> {
  sources: SourceView[]
}

/** What a college says of itself, its state and owner aside, changes none of these figures. */
const TAGS_OF_STATE = [tags.cutOffs(), tags.allColleges(), tags.collegeFigures()]

/**
 * The ranges of all-India closing ranks over a state's colleges, for one course: by category and quota, of the latest year
 * of each main round, without restricted seats, doubtful figures and those of fewer than three allotments.
 * @param state a region's name
 */
export function cutOffRangesOf(state: string, course: Qualification) {
  return cached<CutOffRange[]>(['cut-off-ranges', state, course], TAGS_OF_STATE, [], async () => {
    const rows = await rowsOf<RangeRow>(sql`
      with figures as (
        select figure.*, max(figure.year) over (partition by figure.quota_id, figure.category_id, figure.round) as latest
        from closing_ranks figure
          join colleges on colleges.id = figure.college_id
          join seat_terms category on category.id = figure.category_id
        where ${comparableRanks(state, course)}
      ), ranges as (
        select authority_id, quota_id, category_id, year, round, count(distinct college_id)::int as colleges,
          min(closing_rank)::int as lowest, max(closing_rank)::int as highest,
          array_agg(distinct source_id) as source_ids
        from figures where year = latest
        group by authority_id, quota_id, category_id, year, round
      )
      select figure.year::int as year, figure.round::text as round, figure.colleges, figure.lowest, figure.highest,
        array(select ${SOURCE_VIEW} from sources source where source.id = any(figure.source_ids)
          order by source.title) as sources, ${NAMED_VIEWS}
      from ranges figure ${NAMED_TABLES}
      where quota.restriction is null and not coalesce(quota.is_priced, false)
      order by authority.name, quota.code, figure.year desc, figure.round`)
    return rows.map(({ sources, ...range }) => ({
      ...range,
      marks: sources.map((source) => markedFigure({ source: source as Source, year: String(range.year) }, null)),
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
      order by colleges.id, figure.year desc,
        array_position(${sql.raw(`array[${MAIN_ROUNDS.map((round) => `'${round}'`).join()}]`)}, figure.round::text) desc,
        figure.closing_rank desc`)
    return rows.map(({ source, ...last }) => ({
      ...last,
      mark: markedFigure({ source: source as Source | null, year: String(last.year) }, null),
    }))
  })
}

/** SQL for the closing ranks of a state's live colleges that are comparable for everybody of a category. */
const comparableRanks = (state: string, course: Qualification) => sql`
  colleges.state = ${state} and ${sql.raw(liveRecordsSql('colleges'))}
  and figure.course = ${course} and category.central is not null
  and category.restriction is null and figure.gender = 'any' and coalesce(category.for_women, false) = false
  and not ${sql.raw(isOfKindSql('colleges', RESTRICTED_KINDS))}
  and figure.rank_type = 'air' and coalesce(figure.flag, '') = '' and coalesce(figure.allotted, 3) >= 3
  and figure.round::text in ${sqlList(MAIN_ROUNDS)}`
