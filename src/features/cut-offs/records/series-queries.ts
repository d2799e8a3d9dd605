import { type SQL, sql } from 'drizzle-orm'
import { type MarkedFigure, markedFigure } from '@/cms/sources/figure-view'
import { uuidArray } from '@/lib/database/sql-list'
import type { Qualification } from '@/lib/vocabulary'
import type { Source } from '@/payload-types'
import { rowsOf } from '@/server/read-queries'
import { type CentralCategory, type RankType, type Restriction, ROUNDS, type Round, type SeatGender } from '../schema'

/** A quota or category of an authority, as its lists write it and in words. */
interface TermView {
  id: string
  code: string
  /** Null if the code is not explained yet. */
  words: string | null
  explanation: string | null
  /** Only shown to those who qualify. */
  restriction: Restriction | null
}

interface QuotaView extends TermView {
  /** For residents of the authority's state. */
  forResidents: boolean
  /** The fee decides: no reservation, no prediction. */
  isPriced: boolean
}

interface CategoryView extends TermView {
  /** The central category that it belongs to. */
  central: CentralCategory | null
  forWomen: boolean
}

/** What one round of one year closed at. */
export interface CutOffFigure {
  year: number
  round: Round
  closingRank: number
  /** The number of allotments; null if the list only states the rank. */
  allotted: number | null
  /** Why it is doubted, if it is. */
  flag: string | null
  mark: MarkedFigure
}

/** The closing ranks of one kind of seat at one college, newest year first, the rounds of a year in their order. */
export interface CutOffSeries {
  collegeId: string
  course: Qualification
  gender: SeatGender
  rankType: RankType
  authority: { id: string; slug: string; name: string; site: string | null; state: string | null }
  quota: QuotaView
  category: CategoryView
  figures: CutOffFigure[]
}

/** A college's closing rank at an end of a range. */
interface RangeEnd {
  rank: number
  mark: MarkedFigure
}

/** The range of a kind of seat's closing ranks over a state's colleges, in one year, each after its last main round. */
export interface CutOffRange {
  authority: CutOffSeries['authority']
  quota: QuotaView
  category: CategoryView
  year: number
  lowest: RangeEnd
  highest: RangeEnd
}

/** A closing rank as read by the statements, with ids of related records. */
interface FigureRow
  extends Omit<CutOffFigure, 'mark'>,
    Pick<CutOffSeries, 'collegeId' | 'course' | 'gender' | 'rankType'> {
  checkedOn: string | null
  sourceId: string | null
  authorityId: string
  quotaId: string
  categoryId: string
}

export type SourceView = Pick<Source, 'id' | 'title' | 'publisher' | 'address' | 'year' | 'kind'>

/** The related records of figures, by id. */
interface NamedViews {
  authorities: Record<string, CutOffSeries['authority']>
  quotas: Record<string, QuotaView>
  categories: Record<string, CategoryView>
  sources: Record<string, SourceView>
}

const TERM = (term: SQL, more: SQL) => sql`jsonb_build_object(
  'id', ${term}.id, 'code', ${term}.code, 'words', nullif(${term}.words, ''),
  'explanation', nullif(${term}.explanation, ''), 'restriction', ${term}.restriction, ${more})`

const AUTHORITY_VIEW = sql`jsonb_build_object('id', authority.id, 'slug', authority.slug, 'name', authority.name,
    'site', nullif(authority.site, ''), 'state', region.name)`
const QUOTA_VIEW = TERM(
  sql`quota`,
  sql`'forResidents', coalesce(quota.for_residents, false), 'isPriced', coalesce(quota.is_priced, false)`,
)
const CATEGORY_VIEW = TERM(
  sql`category`,
  sql`'central', category.central, 'forWomen', coalesce(category.for_women, false)`,
)

/** The authority, the quota and the category as views, of the tables joined below. */
export const NAMED_VIEWS = sql`${AUTHORITY_VIEW} as authority, ${QUOTA_VIEW} as quota, ${CATEGORY_VIEW} as category`

/** Joins the records related to a closing rank called `figure`. */
export const NAMED_TABLES = sql`
  join seat_terms quota on quota.id = figure.quota_id
  join seat_terms category on category.id = figure.category_id
  join counselling_authorities authority on authority.id = figure.authority_id
  left join regions region on region.id = authority.state_id`

/** The source of a figure, from a table called `source`. */
export const SOURCE_VIEW = sql`jsonb_build_object('id', source.id, 'title', source.title,
    'publisher', source.publisher, 'address', source.address, 'year', source.year, 'kind', source.kind)`

/** The columns of `FigureRow`, of closing ranks called `figure`. */
export const FIGURE_COLUMNS = sql.raw(`
  figure.college_id as "collegeId", figure.course::text as course, figure.gender::text as gender,
  figure.rank_type::text as "rankType", figure.year::int as year, figure.round::text as round,
  figure.closing_rank::int as "closingRank", figure.allotted::int as allotted,
  nullif(figure.flag, '') as flag, to_char(figure.checked_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "checkedOn",
  figure.source_id as "sourceId", figure.authority_id as "authorityId", figure.quota_id as "quotaId",
  figure.category_id as "categoryId"`)

/** Reads the related records of figures once each: a kind of seat has dozens of figures. */
function namedBy(rows: readonly FigureRow[]): SQL {
  const idsOf = (column: 'authorityId' | 'quotaId' | 'categoryId' | 'sourceId') =>
    uuidArray([...new Set(rows.flatMap((row) => row[column] ?? []))])
  const byId = (name: SQL, view: SQL) => sql`coalesce(jsonb_object_agg(${name}.id, ${view}), '{}')`
  return sql`
    select (select ${byId(sql`authority`, AUTHORITY_VIEW)} from counselling_authorities authority
        left join regions region on region.id = authority.state_id
        where authority.id = any(${idsOf('authorityId')})) as authorities,
      (select ${byId(sql`quota`, QUOTA_VIEW)} from seat_terms quota where quota.id = any(${idsOf('quotaId')})) as quotas,
      (select ${byId(sql`category`, CATEGORY_VIEW)} from seat_terms category
        where category.id = any(${idsOf('categoryId')})) as categories,
      (select ${byId(sql`source`, SOURCE_VIEW)} from sources source where source.id = any(${idsOf('sourceId')})) as sources`
}

function figureOf({ year, round, closingRank, allotted, flag, checkedOn }: FigureRow, source?: SourceView) {
  // A closing rank never becomes outdated.
  const mark = markedFigure({ source: source as Source | undefined, year: String(year), checkedOn }, null)
  return { year, round, closingRank, allotted, flag, mark }
}

const inOrder = (one: CutOffFigure, other: CutOffFigure) =>
  other.year - one.year || ROUNDS.indexOf(one.round) - ROUNDS.indexOf(other.round)

/**
 * Closing ranks by kind of seat, in the order of first appearance.
 * @param statement reads `FIGURE_COLUMNS`
 */
export async function readSeries(statement: SQL): Promise<CutOffSeries[]> {
  const rows = await rowsOf<FigureRow>(statement)
  if (rows.length === 0) return []
  const [named] = await rowsOf<NamedViews>(namedBy(rows))
  const series = new Map<string, CutOffSeries>()
  for (const row of rows) {
    const authority = named?.authorities[row.authorityId]
    const quota = named?.quotas[row.quotaId]
    const category = named?.categories[row.categoryId]
    // Related records may have been deleted between the two statements.
    if (!authority || !quota || !category) continue
    const { collegeId, course, gender, rankType } = row
    // Ranks of different kinds are different series.
    const key = [collegeId, course, gender, rankType, authority.id, quota.id, category.id].join()
    const known = series.get(key) ?? { collegeId, course, gender, rankType, authority, quota, category, figures: [] }
    known.figures.push(figureOf(row, named.sources[row.sourceId ?? '']))
    series.set(key, known)
  }
  return [...series.values()].map((each) => ({ ...each, figures: each.figures.sort(inOrder) }))
}
