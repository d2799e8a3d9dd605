import { type SQL, sql } from 'drizzle-orm'
import { markedFigure } from '@/cms/sources/marked-figure'
import type { SourceKind } from '@/cms/sources/source-kinds'
import type { Qualification } from '@/lib/vocabulary'
import type { Source } from '@/payload-types'
import { type RankType, ROUNDS, type Round, type SeatGender } from '../schema'
import type { CategoryView, CutOffFigure, CutOffSeries, QuotaView } from './view'

/** A closing rank with everything that it names, as the statements read it. */
export interface FigureRow extends Record<string, unknown> {
  collegeId: string
  course: Qualification
  gender: SeatGender
  rankType: RankType
  year: number
  round: Round
  closingRank: number
  allotted: number | null
  flag: string | null
  checkedOn: string | null
  source: { id: string; title: string; publisher: string; address: string; year: string; kind: SourceKind } | null
  authority: CutOffSeries['authority']
  quota: QuotaView
  category: CategoryView
}

const TERM = (term: SQL, more: SQL) => sql`jsonb_build_object(
  'id', ${term}.id, 'code', ${term}.code, 'words', nullif(${term}.words, ''),
  'explanation', nullif(${term}.explanation, ''), 'restriction', ${term}.restriction, ${more})`

/** The authority, the quota and the category as views, of the tables joined below. */
export const NAMED_VIEWS = sql`
  jsonb_build_object('id', authority.id, 'slug', authority.slug, 'name', authority.name,
    'site', nullif(authority.site, ''), 'state', region.name) as authority,
  ${TERM(sql`quota`, sql`'forResidents', coalesce(quota.for_residents, false), 'isPriced', coalesce(quota.is_priced, false)`)} as quota,
  ${TERM(sql`category`, sql`'central', category.central, 'forWomen', coalesce(category.for_women, false)`)} as category`

/** What a closing rank names; the rank itself is `figure`. */
export const NAMED_TABLES = sql`
  join seat_terms quota on quota.id = figure.quota_id
  join seat_terms category on category.id = figure.category_id
  join counselling_authorities authority on authority.id = figure.authority_id
  left join regions region on region.id = authority.state_id`

/** The document of a figure, of a table called `source`. */
export const SOURCE_VIEW = sql`jsonb_build_object('id', source.id, 'title', source.title,
    'publisher', source.publisher, 'address', source.address, 'year', source.year, 'kind', source.kind)`

/** The columns of `FigureRow`, of closing ranks called `figure` with their source called `source`. */
export const FIGURE_COLUMNS = sql`
  figure.college_id as "collegeId", figure.course::text as course, figure.gender::text as gender,
  figure.rank_type::text as "rankType", figure.year::int as year, figure.round::text as round,
  figure.closing_rank::int as "closingRank", figure.allotted::int as allotted,
  nullif(figure.flag, '') as flag, to_char(figure.checked_on, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "checkedOn",
  case when source.id is null then null else ${SOURCE_VIEW} end as source,
  ${NAMED_VIEWS}`

const figureOf = (row: FigureRow): CutOffFigure => ({
  year: row.year,
  round: row.round,
  closingRank: row.closingRank,
  allotted: row.allotted,
  flag: row.flag,
  // What a round closed at stays true for ever.
  mark: markedFigure({ source: row.source as Source | null, year: String(row.year), checkedOn: row.checkedOn }, null),
})

/** Ranks of different lists are different series, even where all else is the same. */
const keyOf = ({ collegeId, course, gender, rankType, authority, quota, category }: FigureRow) =>
  [collegeId, course, gender, rankType, authority.id, quota.id, category.id].join()

const inOrder = (one: CutOffFigure, other: CutOffFigure) =>
  other.year - one.year || ROUNDS.indexOf(one.round) - ROUNDS.indexOf(other.round)

/** Closing ranks by kind of seat, in the order in which each first appears. */
export function seriesOf(rows: readonly FigureRow[]): CutOffSeries[] {
  const series = new Map<string, CutOffSeries>()
  for (const row of rows) {
    const { collegeId, course, gender, rankType, authority, quota, category } = row
    const known = series.get(keyOf(row))
    if (known) known.figures.push(figureOf(row))
    else {
      const figures = [figureOf(row)]
      series.set(keyOf(row), { collegeId, course, gender, rankType, authority, quota, category, figures })
    }
  }
  return [...series.values()].map((each) => ({ ...each, figures: each.figures.sort(inOrder) }))
}
