import { z } from 'zod'
import { emailField } from '@/lib/request/email-field'
import { MAX_EMAIL_LENGTH } from '@/lib/text/typed/max-email-length'
import { requiredText } from '@/lib/text/typed/required-text'
import type { CorrectionFieldCode } from './messages'

/** Correction form. */

/** The pages that carry figures. */
export const CORRECTED_KINDS = ['college', 'guidance', 'course'] as const
export type CorrectedKind = (typeof CORRECTED_KINDS)[number]

/** Status of a correction: waiting, page changed, or reviewed and unchanged. */
export const CORRECTION_STATUSES = ['new', 'changed', 'kept'] as const
export type CorrectionStatus = (typeof CORRECTION_STATUSES)[number]

export const MAX_LENGTH = {
  page: 200,
  figure: 200,
  right: 2000,
  evidence: 500,
  email: MAX_EMAIL_LENGTH,
  answer: 2000,
} as const

/** Hidden form fields. */
export const FORM_MARKS = { honeypot: 'website', page: 'page' } as const

const fieldCode = (code: CorrectionFieldCode) => code

const email = emailField(fieldCode('email-invalid'), fieldCode('too-long'))

const blankAsAbsent = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value

/** Form schema; the collection applies the same validation to every other route. */
export const correctionSchema = z.object({
  figure: requiredText(MAX_LENGTH.figure, fieldCode('figure-missing')),
  right: requiredText(MAX_LENGTH.right, fieldCode('right-missing')),
  evidence: requiredText(MAX_LENGTH.evidence, fieldCode('evidence-missing')),
  email: z.preprocess(blankAsAbsent, email.optional()),
})

export type CheckedCorrection = z.infer<typeof correctionSchema>
