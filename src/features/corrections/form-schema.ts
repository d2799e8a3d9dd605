import { z } from 'zod'
import { emailField } from '@/lib/request/email-field'
import type { CorrectionFieldCode } from './messages'
import { LONGEST } from './schema'

const says = (code: CorrectionFieldCode) => code

const words = (most: number, missing: CorrectionFieldCode) =>
  z.string({ error: missing }).trim().min(1, missing).max(most, says('too-long'))

const email = emailField(says('email-invalid'), says('too-long'))

const blankAsAbsent = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value

/** What the form asks for, the server's verdict; the collection asks the same through every other door. */
export const correctionSchema = z.object({
  figure: words(LONGEST.figure, says('figure-missing')),
  right: words(LONGEST.right, says('right-missing')),
  evidence: words(LONGEST.evidence, says('evidence-missing')),
  email: z.preprocess(blankAsAbsent, email.optional()),
})

/** A correction whose fields are checked. */
export type CheckedCorrection = z.infer<typeof correctionSchema>
