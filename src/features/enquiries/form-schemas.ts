import { z } from 'zod'
import { emailField } from '@/lib/request/email-field'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import { dialledPhone } from '@/lib/text/phone'
import { COURSE_KEYS } from '@/lib/vocabulary'
import {
  CONTACT_SUBJECTS,
  COUNSELLING_SUBJECT,
  DEFAULT_SUBJECT,
  ENQUIRY_COUNTRIES,
  ENQUIRY_COURSES,
  type EnquiryFormName,
  type EnquiryKind,
  LARGEST_RANK,
  LONGEST,
  MOST_NEET_MARKS,
} from './schema'
import type { EnquiryFieldCode } from './texts'

const says = (code: EnquiryFieldCode) => code

const blankAsAbsent = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value

const absentOr = <T extends z.ZodType>(type: T) => z.preprocess(blankAsAbsent, type.optional())

const words = (most: number, missing: EnquiryFieldCode) =>
  z.string({ error: missing }).trim().min(1, missing).max(most, says('too-long'))

const phone = z
  .string({ error: says('phone-missing') })
  .trim()
  .min(1, says('phone-missing'))
  .max(LONGEST.phone, says('phone-invalid'))
  .transform((typed, context) => {
    const number = dialledPhone(typed)
    if (number) return number
    context.addIssue({ code: 'custom', message: says('phone-invalid') })
    return z.NEVER
  })

const person = {
  name: words(LONGEST.name, 'name-missing'),
  email: emailField(says('email-invalid'), says('too-long')),
}

const message = words(LONGEST.message, 'message-missing')
const optionalMessage = absentOr(z.string().trim().max(LONGEST.message, says('too-long')))

const digits = (typed: unknown) => (typeof typed === 'string' ? latinDigits(typed) : typed)

const neetScore = absentOr(
  z.preprocess(
    digits,
    z.coerce
      .number({ error: says('neet-score-invalid') })
      .int(says('neet-score-invalid'))
      .min(0, says('neet-score-invalid'))
      .max(MOST_NEET_MARKS, says('neet-score-invalid')),
  ),
)

/** "25,000" as people write a rank. */
const rankDigits = (typed: unknown) => (typeof typed === 'string' ? latinDigits(typed).replaceAll(/[,\s]/g, '') : typed)

const rank = absentOr(
  z.preprocess(
    rankDigits,
    z.coerce
      .number({ error: says('rank-invalid') })
      .int(says('rank-invalid'))
      .min(1, says('rank-invalid'))
      .max(LARGEST_RANK, says('rank-invalid')),
  ),
)

const category = absentOr(z.string().trim().max(LONGEST.category, says('too-long')))

const subject = z.preprocess(
  blankAsAbsent,
  z.enum(CONTACT_SUBJECTS, { error: says('not-a-choice') }).default(DEFAULT_SUBJECT),
)

const course = absentOr(z.enum([...ENQUIRY_COURSES, ...COURSE_KEYS], { error: says('not-a-choice') }))

const contact = z.object({ ...person, phone: absentOr(phone), subject, message })
const admission = z.object({
  ...person,
  phone,
  neetScore,
  rank,
  category,
  course,
  country: absentOr(z.enum(ENQUIRY_COUNTRIES, { error: says('not-a-choice') })),
  message: optionalMessage,
})
const counselling = z.object({ ...person, phone, message })
const counsellingPopup = z.object({ ...person, phone: absentOr(phone), message })

/** What each form asks for: one schema a form, the server's verdict. */
export const formSchemas = {
  contact,
  admission,
  counselling,
  'counselling-popup': counsellingPopup,
} satisfies Record<EnquiryFormName, z.ZodType>

const fixedSubject = { subject: z.preprocess(() => COUNSELLING_SUBJECT, z.literal(COUNSELLING_SUBJECT)) }

/** What the collection asks of an enquiry of each kind, through whichever door it comes. */
export const kindSchemas = {
  contact,
  admission,
  counselling: counsellingPopup.extend(fixedSubject),
} satisfies Record<EnquiryKind, z.ZodType>

/** What a form's fields become once they are checked. */
export interface CheckedEnquiry {
  name: string
  email: string
  phone?: string
  subject?: string
  message?: string
  neetScore?: number
  rank?: number
  category?: string
  course?: string
  country?: (typeof ENQUIRY_COUNTRIES)[number]
}
