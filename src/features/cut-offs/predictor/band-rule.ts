import { type SQL, sql } from 'drizzle-orm'

/**
 * The bands, by k: a candidate's all-India rank divided by the latest closing rank of the same round. They describe past
 * figures, not a person's chances. Only undoubted all-India ranks count, of at least three allotments if known, of
 * unrestricted pools that no fee decides. The rule exists only in SQL, because statements count, order and page by it.
 */
export const BANDS = ['likely', 'possible', 'reach'] as const
export type Band = (typeof BANDS)[number]

/** The upper k of each band. */
export const EDGES: Readonly<Record<Band, number>> = { likely: 0.75, possible: 1, reach: 1.2 }

/** With fewer allotments a closing rank is accidental. */
const MIN_ALLOTTED = 3

/** The band of a rank against a closing rank; null beyond the last edge. */
export const bandSql = (rank: number, closingRank: SQL): SQL =>
  sql`case ${sql.join(
    BANDS.map((band) => sql`when ${rank} <= ${EDGES[band]} * ${closingRank} then ${band}`),
    sql` `,
  )} end`

/** Why a figure has no band. */
export type NoBand = 'restricted' | 'priced' | 'converted' | 'few' | 'doubted' | 'unmeasured' | 'old'

/**
 * SQL for why a figure by itself has no band; null if it has.
 * @param figure the closing rank's name in the statement
 * @param restricted a condition for whether its pool is restricted, and `priced` for whether the fee decides
 */
export const whyNoBandSql = (figure: string, restricted: string, priced: string): string => `
  case when ${restricted} then 'restricted' when ${priced} then 'priced'
    when ${figure}.rank_type <> 'air' then 'converted'
    when coalesce(${figure}.flag, '') <> '' then 'doubted'
    when ${figure}.allotted < ${MIN_ALLOTTED} then 'few' end`

/** Fewer cases than this measure nothing. */
export const MIN_CASES = 30
/** The least rate at the edge of Likely, and the highest at the edge of Reach, to offer bands. */
const MIN_LIKELY = 0.85
const MAX_REACH = 0.3

/** How often the edges held for one pool of seats. */
export type Held = { cases: number; heldLikely: number; heldPossible: number; heldReach: number }

/**
 * SQL for whether a band is offered, by a hit rate that may be missing.
 * @param rate its name in the statement; `band` an expression
 */
export const isOfferedSql = (rate: string, band: string): string => `
  coalesce(${rate}.cases >= ${MIN_CASES} and ${rate}.held_likely >= ${MIN_LIKELY} * ${rate}.cases
    and (${band} <> 'reach' or ${rate}.held_reach <= ${MAX_REACH} * ${rate}.cases), false)`

/**
 * SQL for whether a figure is older than its pool's measured years: newer lists do not contain the seat, so it may no
 * longer exist.
 * @param figure the closing rank's name in the statement; `rate` that of the hit rate, which may be missing
 */
export const isOldFigureSql = (figure: string, rate: string): string => `${figure}.year < ${rate}.from_year`
