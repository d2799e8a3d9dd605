import { z } from 'zod'
import { WRITERS } from '@/cms/personal/guardian/guardian'
import { mailboxOf } from '@/lib/limits/mailbox'
import { LONGEST_EMAIL } from '@/lib/text/longest-email'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import { normalPhone } from '@/lib/text/phone'
import { hasUrl } from '@/lib/text/web-address'
import { MOST_NOTICE_DAYS } from './limits'
import type { FieldCode } from './messages'
import { PERSON_KINDS } from './person-kind'

const says = (code: FieldCode) => code

/** An address as it is kept: trimmed and in lower case. */
const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .max(LONGEST_EMAIL, says('email-invalid'))
  .pipe(z.email(says('email-invalid')))

const fullNameField = z
  .string()
  .trim()
  .min(1, says('name-missing'))
  .max(120, says('too-long'))
  .refine((name) => !hasUrl(name), says('web-address'))

const phoneField = z
  .string()
  .trim()
  .optional()
  .transform((typed, context) => {
    if (!typed) return null
    const normal = normalPhone(typed)
    if (normal) return normal
    context.addIssue({ code: 'custom', message: says('phone-invalid') })
    return z.NEVER
  })

const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, says('too-long'))
    .optional()
    .transform((text) => text || null)

export const signInSchema = z.object({
  email: emailField,
  password: z.string().min(1, says('password-missing')).max(1000, says('password-missing')),
})

/** The address of a parent. */
const guardianField = z
  .string(says('guardian-email'))
  .trim()
  .toLowerCase()
  .max(LONGEST_EMAIL, says('guardian-email'))
  .pipe(z.email(says('guardian-email')))
export const guardianSchema = z.object({ guardianEmail: guardianField })

/** The password itself is judged by `passwordProblem`, which knows the common ones. */
export const signUpSchema = z.preprocess(
  // Whoever is of age is asked for nobody's address.
  (form: Record<string, unknown>) => ({
    ...form,
    guardianEmail: form.writesAs === 'minor' ? form.guardianEmail : null,
  }),
  z
    .object({
      fullName: fullNameField,
      email: emailField,
      phone: phoneField,
      password: z.string(),
      writesAs: z.enum(WRITERS, says('not-a-choice')).default('adult'),
      guardianEmail: guardianField.nullable(),
    })
    .refine(({ email, guardianEmail }) => !guardianEmail || mailboxOf(email) !== mailboxOf(guardianEmail), {
      path: ['guardianEmail'],
      message: says('guardian-own-email'),
    }),
)
export type SignUp = z.output<typeof signUpSchema>

/** The name that the owner of a mailbox gives; the password is judged as in `signUpSchema`. */
export const ownNameSchema = z.object({ fullName: fullNameField })

export const emailOnlySchema = z.object({ email: emailField })
/** Whether the password is the right one, only the account knows. */
export const newEmailSchema = z.object({
  newEmail: emailField,
  currentPassword: z.string(says('password-missing')).min(1, says('password-missing')),
})

export const profileSchema = z.object({
  fullName: fullNameField,
  phone: phoneField,
  kind: z.enum(PERSON_KINDS, says('not-a-choice')).optional(),
})

export const professionalSchema = z.object({
  qualification: optionalText(160),
  speciality: optionalText(120),
  registrationNumber: optionalText(60),
  registrationCouncil: optionalText(120),
  experienceYears: z
    .string()
    .trim()
    .transform(latinDigits)
    .pipe(z.string().regex(/^\d{0,2}$/, says('years-invalid')))
    .optional()
    .transform((text) => (text ? Number(text) : null))
    .refine((years) => years === null || years <= 70, says('years-invalid')),
  currentCity: optionalText(80),
  noticePeriodDays: z
    .string()
    .trim()
    .transform(latinDigits)
    .pipe(z.string().regex(/^\d{0,3}$/, says('notice-invalid')))
    .optional()
    .transform((text) => (text ? Number(text) : null))
    .refine((days) => days === null || days <= MOST_NOTICE_DAYS, says('notice-invalid')),
  placesWanted: optionalText(300),
})
