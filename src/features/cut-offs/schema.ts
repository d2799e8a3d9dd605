/*
 * The closed vocabularies of admission figures. Categories and quotas themselves are records that editors keep, because
 * every authority has its own.
 */

/** The rounds of a year in order. "r1-r2" is a combined list of both rounds. */
export const ROUNDS = ['r1', 'r1-r2', 'r2', 'r3', 'r4', 'mop-up', 'stray', 'special-stray'] as const
export type Round = (typeof ROUNDS)[number]

/** The rounds of all seats; later ones fill leftover seats and close by chance. */
export const MAIN_ROUNDS = ['r1', 'r1-r2', 'r2', 'r3', 'r4'] as const satisfies readonly Round[]

export const isMainRound = (round: Round): boolean => MAIN_ROUNDS.some((main) => main === round)

/** The rounds that a question compares with: the first, or the last main one available. */
export const COMPARED_ROUNDS = { first: ['r1'], last: ['r1-r2', 'r2', 'r3', 'r4'] } as const satisfies Record<
  string,
  readonly Round[]
>

/** The list of a rank: all-India, converted to all-India, or a state's own. */
export const RANK_TYPES = ['air', 'air-converted', 'state-merit'] as const
export type RankType = (typeof RANK_TYPES)[number]

/** The genders that a seat is open to. */
export const SEAT_GENDERS = ['any', 'female'] as const
export type SeatGender = (typeof SEAT_GENDERS)[number]

/** The central categories of all-India seats, to which the states' categories belong. */
export const CENTRAL_CATEGORIES = ['open', 'ews', 'obc', 'sc', 'st'] as const
export type CentralCategory = (typeof CENTRAL_CATEGORIES)[number]

/** The category of a parameter: open if missing, null if unknown. */
export function categoryOf(value: string | string[] | null | undefined): CentralCategory | null {
  const key = [value ?? ''].flat()[0]?.trim().toLowerCase()
  return key ? (CENTRAL_CATEGORIES.find((category) => category === key) ?? null) : 'open'
}

export const TERM_KINDS = ['quota', 'category'] as const

/** The restrictions of seats, for which a candidate needs a status or certificate. */
export const RESTRICTIONS = ['disability', 'minority', 'esi', 'defence', 'nri', 'university', 'area', 'other'] as const
export type Restriction = (typeof RESTRICTIONS)[number]

/** How a name was matched to its college. `none`: an editor decided that the site has no such college. */
export const MATCH_STATES = ['open', 'found', 'by-hand', 'none'] as const

/** What a closing rank may state. */
export const EARLIEST_YEAR = 2000
export const MAX_RANK = 5_000_000
export const MAX_ALLOTTED = 5000
