import { z } from 'zod'
import { WRITERS } from '@/cms/personal/guardian/guardian'
import { mailboxOf } from '@/lib/limits/mailbox'
import { emailField } from '@/lib/request/email-field'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import { atMost } from '@/lib/text/typed/at-most'
import { hasUrl } from '@/lib/text/typed/has-url'
import { optionalPhone } from '@/lib/text/typed/optional-phone'
import { MAX_NOTICE_DAYS } from './limits'
import type { FieldCode } from './messages.en'
import { PERSON_KINDS } from './profile/person-kind'

const fieldCode = (code: FieldCode) => code

/** An email, trimmed and in lower case. */
const requiredEmail = emailField(fieldCode('email-invalid'), fieldCode('email-invalid'))

const fullNameField = z
  .string()
  .trim()
  .min(1, fieldCode('name-missing'))
  .check(atMost(120, fieldCode('too-long')))
  .refine((name) => !hasUrl(name), fieldCode('web-address'))

const phoneField = optionalPhone(fieldCode('phone-invalid'))

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .check(atMost(max, fieldCode('too-long')))
    .optional()
    .transform((text) => text || null)

export const signInSchema = z.object({
  email: requiredEmail,
  password: z.string().min(1, fieldCode('password-missing')),
})

const guardianField = emailField(fieldCode('guardian-email'), fieldCode('guardian-email'))
export const guardianSchema = z.object({ guardianEmail: guardianField })

/** `passwordProblem` judges the password, by a list of common ones. */
export const signUpSchema = z.preprocess(
  // Adults give no parent's email.
  (form: Record<string, unknown>) => ({
    ...form,
    guardianEmail: form.writesAs === 'minor' ? form.guardianEmail : null,
  }),
  z
    .object({
      fullName: fullNameField,
      email: requiredEmail,
      phone: phoneField,
      password: z.string(),
      writesAs: z.enum(WRITERS, fieldCode('not-a-choice')).default('adult'),
      guardianEmail: guardianField.nullable(),
    })
    .refine(({ email, guardianEmail }) => !guardianEmail || mailboxOf(email) !== mailboxOf(guardianEmail), {
      path: ['guardianEmail'],
      message: fieldCode('guardian-own-email'),
    }),
)
export type SignUp = z.output<typeof signUpSchema>

/** The name from the mailbox's owner; the password is judged as in `signUpSchema`. */
export const ownNameSchema = z.object({ fullName: fullNameField })

export const emailOnlySchema = z.object({ email: requiredEmail })
/** The action compares the password with the account's. */
export const newEmailSchema = z.object({
  newEmail: requiredEmail,
  currentPassword: z.string(fieldCode('password-missing')).min(1, fieldCode('password-missing')),
})

/** Digits of either script, at most as many as the largest number has. */
const wholeNumber = (max: number, invalid: FieldCode) =>
  z
    .string()
    .trim()
    .transform(latinDigits)
    .pipe(z.string().regex(new RegExp(`^\\d{0,${String(max).length}}$`), invalid))
    .optional()
    .transform((text) => (text ? Number(text) : null))
    .refine((number) => number === null || number <= max, invalid)

export const profileSchema = z.object({
  fullName: fullNameField,
  phone: phoneField,
  kind: z.enum(PERSON_KINDS, fieldCode('not-a-choice')).optional(),
})

export const professionalSchema = z.object({
  qualification: optionalText(160),
  speciality: optionalText(120),
  registrationNumber: optionalText(60),
  registrationCouncil: optionalText(120),
  experienceYears: wholeNumber(70, 'years-invalid'),
  currentCity: optionalText(80),
  noticePeriodDays: wholeNumber(MAX_NOTICE_DAYS, 'notice-invalid'),
  placesWanted: optionalText(300),
})
