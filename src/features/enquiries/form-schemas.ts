import { z } from 'zod'
import { WRITERS } from '@/cms/personal/guardian/guardian'
import { emailField } from '@/lib/request/email-field'
import { atMost } from '@/lib/text/typed/at-most'
import { dialledPhone } from '@/lib/text/typed/phone'
import { requiredText } from '@/lib/text/typed/required-text'
import { type TypedKind, typedNumber } from '@/lib/text/typed/typed-number'
import { COURSE_KEYS } from '@/lib/vocabulary'
import type { EnquiryFieldCode } from './messages'
import {
  CONTACT_SUBJECTS,
  COUNSELLING_SUBJECT,
  DEFAULT_SUBJECT,
  ENQUIRY_COUNTRIES,
  ENQUIRY_COURSES,
  type EnquiryFormName,
  type EnquiryKind,
  MAX_LENGTH,
} from './schema'

const fieldCode = (code: EnquiryFieldCode) => code

const upTo = (max: number) => atMost(max, fieldCode('too-long'))

const blankAsAbsent = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value

const absentOr = <T extends z.ZodType>(type: T) => z.preprocess(blankAsAbsent, type.optional())

const phone = z
  .string({ error: fieldCode('phone-missing') })
  .trim()
  .min(1, fieldCode('phone-missing'))
  .max(MAX_LENGTH.phone, fieldCode('phone-invalid'))
  .transform((typed, context) => {
    const number = dialledPhone(typed)
    if (number) return number
    context.addIssue({ code: 'custom', message: fieldCode('phone-invalid') })
    return z.NEVER
  })

const person = {
  name: requiredText(MAX_LENGTH.name, fieldCode('name-missing')),
  email: emailField(fieldCode('email-invalid'), fieldCode('too-long')),
}

const message = requiredText(MAX_LENGTH.message, fieldCode('message-missing'))
const optionalMessage = absentOr(z.string().trim().check(upTo(MAX_LENGTH.message)))

/** A number as typed, or as the studio sends it. */
const numberOf = (kind: TypedKind, invalid: EnquiryFieldCode) =>
  absentOr(
    z.union([z.string(), z.number()], { error: invalid }).transform((typed, context) => {
      const read = typedNumber(String(typed), kind)
      if (typeof read === 'number') return read
      context.addIssue({ code: 'custom', message: invalid })
      return z.NEVER
    }),
  )

const neetScore = numberOf('marks', 'neet-score-invalid')
const rank = numberOf('rank', 'rank-invalid')

const category = absentOr(z.string().trim().check(upTo(MAX_LENGTH.category)))

const subject = z.preprocess(
  blankAsAbsent,
  z.enum(CONTACT_SUBJECTS, { error: fieldCode('not-a-choice') }).default(DEFAULT_SUBJECT),
)

const course = absentOr(z.enum([...ENQUIRY_COURSES, ...COURSE_KEYS], { error: fieldCode('not-a-choice') }))

const contact = z.object({ ...person, phone: absentOr(phone), subject, message })
const admission = z.object({
  ...person,
  phone,
  neetScore,
  rank,
  category,
  course,
  country: absentOr(z.enum(ENQUIRY_COUNTRIES, { error: fieldCode('not-a-choice') })),
  message: optionalMessage,
  writesAs: absentOr(z.enum(WRITERS, { error: fieldCode('not-a-choice') })),
  guardianContact: absentOr(z.string().trim().check(upTo(MAX_LENGTH.guardianContact))),
})
const counselling = z.object({ ...person, phone, message })
const counsellingPopup = z.object({ ...person, phone: absentOr(phone), message })

export const formSchemas = { contact, admission, counselling, 'counselling-popup': counsellingPopup } satisfies Record<
  EnquiryFormName,
  z.ZodType
>

const fixedSubject = { subject: z.preprocess(() => COUNSELLING_SUBJECT, z.literal(COUNSELLING_SUBJECT)) }

/** The collection's schema for each kind of enquiry, for every entry point. */
export const kindSchemas = { contact, admission, counselling: counsellingPopup.extend(fixedSubject) } satisfies Record<
  EnquiryKind,
  z.ZodType
>

type Checked = z.output<typeof contact> & z.output<typeof admission>

export type CheckedEnquiry = Pick<Checked, 'name' | 'email'> & Partial<Checked>
