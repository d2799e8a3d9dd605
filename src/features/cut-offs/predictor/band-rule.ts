import { type SQL, sql } from 'drizzle-orm'

/**
 * The bands, by k: a candidate's all-India rank divided by the rank at which the same round closed last. They are edges
 * of the record, not chances of a person. A figure decides on a band only when it is one: an all-India rank, of three
 * allotments at least where their number is known, without a doubt, of a pool that is everybody's and that no price
 * decides. The rule stands in SQL alone, because the statements count, order and page by it.
 */
export const BANDS = ['likely', 'possible', 'reach'] as const
export type Band = (typeof BANDS)[number]

/** The k up to which a band goes. */
export const EDGES: Readonly<Record<Band, number>> = { likely: 0.75, possible: 1, reach: 1.2 }

/** Under so many allotments a closing rank is one candidate's story. */
const LEAST_ALLOTTED = 3

/** The band of a rank against a closing rank; null beyond the last edge. */
export const bandSql = (rank: number, closingRank: SQL): SQL =>
  sql`case ${sql.join(
    BANDS.map((band) => sql`when ${rank} <= ${EDGES[band]} * ${closingRank} then ${band}`),
    sql` `,
  )} end`

/** Why a figure makes no band. */
export type NoBand = 'restricted' | 'priced' | 'converted' | 'few' | 'doubted' | 'unmeasured' | 'old'

/**
 * Why no band can be read from a figure, by itself; null where one can.
 * @param figure the name by which the statement knows the closing rank
 * @param restricted a condition that says whether its pool is restricted, and `priced` whether the fee decides
 */
export const whyNoBandSql = (figure: string, restricted: string, priced: string): string => `
  case when ${restricted} then 'restricted' when ${priced} then 'priced'
    when ${figure}.rank_type <> 'air' then 'converted'
    when coalesce(${figure}.flag, '') <> '' then 'doubted'
    when ${figure}.allotted < ${LEAST_ALLOTTED} then 'few' end`

/** Fewer cases than this measure nothing. */
export const LEAST_CASES = 30
/** Of a hundred cases at the edge of Likely so many held at least, and at the edge of Reach so many at most. */
const LEAST_LIKELY = 0.85
const MOST_REACH = 0.3

/** How often the edges held for one pool of seats. */
export type Held = { cases: number; heldLikely: number; heldPossible: number; heldReach: number }

/**
 * Whether a band is offered, by a row of hit rates that may be missing.
 * @param rate the name of the row, `band` the expression of the band
 */
export const isOfferedSql = (rate: string, band: string): string => `
  coalesce(${rate}.cases >= ${LEAST_CASES} and ${rate}.held_likely >= ${LEAST_LIKELY} * ${rate}.cases
    and (${band} <> 'reach' or ${rate}.held_reach <= ${MOST_REACH} * ${rate}.cases), false)`

/**
 * Whether a figure is older than the years over which its pool was measured: the newer lists do not name the seat, so
 * nothing says that it is still there or closes as it did.
 * @param figure the name of the row of the closing rank, `rate` that of the hit rates that may be missing
 */
export const isOldFigureSql = (figure: string, rate: string): string => `${figure}.year < ${rate}.from_year`
