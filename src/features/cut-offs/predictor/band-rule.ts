import type { RankType } from '../schema'

/**
 * The bands, by k: a candidate's all-India rank divided by the rank at which the same round closed last. They are edges
 * of the record, not chances of a person. A figure decides on a band only when it is one: an all-India rank, of three
 * allotments at least where their number is known, without a doubt, of a pool that is everybody's and that no price
 * decides.
 */
export const BANDS = ['likely', 'possible', 'reach'] as const
export type Band = (typeof BANDS)[number]

/** The k up to which a band goes. */
export const EDGES: Readonly<Record<Band, number>> = { likely: 0.75, possible: 1, reach: 1.2 }

/** Under so many allotments a closing rank is one candidate's story. */
export const LEAST_ALLOTTED = 3

/** The band of a rank against a closing rank; null beyond the last edge. */
export const bandOf = (rank: number, closingRank: number): Band | null =>
  BANDS.find((band) => rank <= EDGES[band] * closingRank) ?? null

/** Why a figure makes no band. */
export const NO_BAND = ['restricted', 'priced', 'converted', 'few', 'doubted', 'unmeasured'] as const
export type NoBand = (typeof NO_BAND)[number]

/** What a figure is, as far as bands go. */
export interface BandFigure {
  rankType: RankType
  allotted: number | null
  flag: string | null
  isRestricted: boolean
  isPriced: boolean
}

/** Why no band can be read from a figure, by itself; null where one can. */
export function whyNoBand({ rankType, allotted, flag, isRestricted, isPriced }: BandFigure): NoBand | null {
  if (isRestricted) return 'restricted'
  if (isPriced) return 'priced'
  if (rankType !== 'air') return 'converted'
  if (flag) return 'doubted'
  return allotted !== null && allotted < LEAST_ALLOTTED ? 'few' : null
}

/**
 * The same rule in SQL.
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
export const LEAST_LIKELY = 0.85
export const MOST_REACH = 0.3

/** How often the edges held for one pool of seats. */
export interface Held {
  cases: number
  heldLikely: number
  heldPossible: number
  heldReach: number
}

/** The bands that may be offered where the edges held so often; none where too few cases were counted. */
export function offeredBands({ cases, heldLikely, heldReach }: Held): Band[] {
  if (cases < LEAST_CASES || heldLikely < LEAST_LIKELY * cases) return []
  return heldReach > MOST_REACH * cases ? ['likely', 'possible'] : [...BANDS]
}

/**
 * The same rule in SQL: whether a band is offered, by a row of hit rates that may be missing.
 * @param rate the name of the row, `band` the expression of the band
 */
export const isOfferedSql = (rate: string, band: string): string => `
  coalesce(${rate}.cases >= ${LEAST_CASES} and ${rate}.held_likely >= ${LEAST_LIKELY} * ${rate}.cases
    and (${band} <> 'reach' or ${rate}.held_reach <= ${MOST_REACH} * ${rate}.cases), false)`
