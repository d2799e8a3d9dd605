import { z } from 'zod'
import { normalPhone } from '@/lib/text/phone'
import { PERSON_KINDS } from './person-kind'
import { fieldTexts } from './texts'

/** An address as it is kept: trimmed and in lower case. */
const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, fieldTexts.email)
  .pipe(z.email({ error: fieldTexts.email }))

const fullNameField = z.string().trim().min(1, fieldTexts.fullName).max(120, fieldTexts.fullNameLong)

const phoneField = z
  .string()
  .trim()
  .optional()
  .transform((typed, context) => {
    if (!typed) return null
    const normal = normalPhone(typed)
    if (normal) return normal
    context.addIssue({ code: 'custom', message: fieldTexts.phone })
    return z.NEVER
  })

const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, fieldTexts.tooLong(most))
    .optional()
    .transform((text) => text || null)

export const signInSchema = z.object({
  email: emailField,
  password: z.string().min(1, fieldTexts.password).max(1000, fieldTexts.password),
})

/** The password itself is judged by `passwordProblem`, which knows the common ones. */
export const signUpSchema = z.object({
  fullName: fullNameField,
  email: emailField,
  phone: phoneField,
  password: z.string(),
})
export type SignUp = z.output<typeof signUpSchema>

/** The name that the owner of a mailbox gives; the password is judged as in `signUpSchema`. */
export const ownNameSchema = z.object({ fullName: fullNameField })

export const emailOnlySchema = z.object({ email: emailField })

export const profileSchema = z.object({
  fullName: fullNameField,
  phone: phoneField,
  kind: z.enum(PERSON_KINDS, fieldTexts.kind).optional(),
})

export const professionalSchema = z.object({
  qualification: optionalText(160),
  speciality: optionalText(120),
  registrationNumber: optionalText(60),
  registrationCouncil: optionalText(120),
  experienceYears: z
    .string()
    .trim()
    .regex(/^\d{0,2}$/, fieldTexts.years)
    .optional()
    .transform((text) => (text ? Number(text) : null))
    .refine((years) => years === null || years <= 70, fieldTexts.years),
  currentCity: optionalText(80),
})
