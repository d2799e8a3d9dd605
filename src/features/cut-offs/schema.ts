/*
 * The closed vocabularies of admission figures. Categories and quotas themselves are records that editors keep, because
 * every authority has its own.
 */

/** The rounds of a year, in their order. "r1-r2" is a list of what both rounds together had allotted. */
export const ROUNDS = ['r1', 'r1-r2', 'r2', 'r3', 'r4', 'mop-up', 'stray', 'special-stray'] as const
export type Round = (typeof ROUNDS)[number]

/** Rounds that all seats take part in; those after them fill what was left over, and close by chance. */
export const MAIN_ROUNDS = ['r1', 'r1-r2', 'r2', 'r3', 'r4'] as const satisfies readonly Round[]

export const isMainRound = (round: Round): boolean => MAIN_ROUNDS.some((main) => main === round)

/** The rounds that a question compares with: the first one, or the last main one that is kept. */
export const COMPARED_ROUNDS = { first: ['r1'], last: ['r1-r2', 'r2', 'r3', 'r4'] } as const satisfies Record<
  string,
  readonly Round[]
>

/** Whose list a rank stands in: that of the whole country, one counted back to it, or that of a state alone. */
export const RANK_TYPES = ['air', 'air-converted', 'state-merit'] as const
export type RankType = (typeof RANK_TYPES)[number]

/** For whom a seat is, beside its category. */
export const SEAT_GENDERS = ['any', 'female'] as const
export type SeatGender = (typeof SEAT_GENDERS)[number]

/** The categories of the all-India seats, to which those of a state belong. */
export const CENTRAL_CATEGORIES = ['open', 'ews', 'obc', 'sc', 'st'] as const
export type CentralCategory = (typeof CENTRAL_CATEGORIES)[number]

/** The category of an address: open where it names none, null where it names one that there is not. */
export function categoryOf(value: string | string[] | null | undefined): CentralCategory | null {
  const asked = [value ?? ''].flat()[0]?.trim().toLowerCase()
  return asked ? (CENTRAL_CATEGORIES.find((category) => category === asked) ?? null) : 'open'
}

/** What a term of a file names. */
export const TERM_KINDS = ['quota', 'category'] as const

/** What somebody has to be, or to hold a certificate of, to sit in seats that are not everybody's. */
export const RESTRICTIONS = ['disability', 'minority', 'esi', 'defence', 'nri', 'university', 'area', 'other'] as const
export type Restriction = (typeof RESTRICTIONS)[number]

/** How a name of a file found its college. `none`: somebody has said that the site has no such college. */
export const MATCH_STATES = ['open', 'found', 'by-hand', 'none'] as const

/** What a closing rank may state. */
export const EARLIEST_YEAR = 2000
export const HIGHEST_RANK = 5_000_000
export const MOST_ALLOTTED = 5000
