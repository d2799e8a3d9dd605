/** Constants of the pages of hospitals. */

/** The kinds of institution in India and Nepal. */
export const INSTITUTION_KINDS = [
  'government-hospital',
  'private-hospital',
  'trust-hospital',
  'medical-college',
  'nursing-home',
  'clinic',
  'diagnostic-centre',
] as const
export type InstitutionKind = (typeof INSTITUTION_KINDS)[number]

export const MOST_BEDS = 20_000
export const LONGEST_NAME = 200
export const LONGEST_PLACE = 120
export const LONGEST_ABOUT = 5000
