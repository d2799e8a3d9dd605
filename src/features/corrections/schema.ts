import { LONGEST_EMAIL } from '@/lib/text/longest-email'

/** Constants of the form by which readers tell us that a figure is wrong. */

/** The pages that carry figures. */
export const CORRECTED_KINDS = ['college', 'guidance', 'course'] as const
export type CorrectedKind = (typeof CORRECTED_KINDS)[number]

/** What came of a correction: it waits, the page was changed, or we looked and left it as it is. */
export const CORRECTION_STATUSES = ['new', 'changed', 'kept'] as const
export type CorrectionStatus = (typeof CORRECTION_STATUSES)[number]

export const LONGEST = {
  page: 200,
  figure: 200,
  right: 2000,
  evidence: 500,
  email: LONGEST_EMAIL,
  answer: 2000,
} as const

/** Names of the form fields that carry no answer of the person. */
export const FORM_MARKS = { honeypot: 'website', page: 'page' } as const
