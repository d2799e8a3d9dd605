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

export const MAX_BEDS = 20_000
export const MAX_NAME_LENGTH = 200
export const MAX_PLACE_LENGTH = 120
export const MAX_ABOUT_LENGTH = 5000
