/** How much of something the pages show, and of how much: "15 of the 73 of the official list 2024-25". */
export interface Coverage {
  listed: number
  /** What the official list says there is; null where that is not known. */
  official: { amount: number; year: string } | null
}

/**
 * What may be said of a coverage. A list grows old: where this site lists more than it names, "of" would be wrong.
 * - `part`: fewer than the official list names
 * - `same`: as many, which need not be the same ones
 * - `more`: the list of that year names fewer
 * - `unknown`: nothing official to compare with
 */
export type CoverageKind = 'part' | 'same' | 'more' | 'unknown'

/** Which of the four a coverage is. */
export function coverageKind({ listed, official }: Coverage): CoverageKind {
  if (!official) return 'unknown'
  if (listed === official.amount) return 'same'
  return listed < official.amount ? 'part' : 'more'
}

type OfficialList = { colleges: number; seats: number | null; year: string } | null | undefined

/** The colleges that are listed, of those that the official list names. */
export const collegeCoverage = (listed: number, official: OfficialList): Coverage => ({
  listed,
  official: official ? { amount: official.colleges, year: official.year } : null,
})

/** The seats of the listed colleges, of those that the official list counts. */
export const seatCoverage = (listed: number, official: OfficialList): Coverage => ({
  listed,
  official: official?.seats ? { amount: official.seats, year: official.year } : null,
})
