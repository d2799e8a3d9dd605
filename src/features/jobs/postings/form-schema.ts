import { z } from 'zod'
import { indianDay, instantOfIndianMinute, isCalendarDay, isIndianMinute } from '@/lib/calendar/indian-calendar'
import { emailField } from '@/lib/request/email-field'
import { atMost } from '@/lib/text/typed/at-most'
import { hasUrl } from '@/lib/text/typed/has-url'
import { optionalPhone } from '@/lib/text/typed/optional-phone'
import type { VacancyPosting } from '@/payload-types'
import { OF_SENDER, POSTED, type PostingName, postingField } from '../admin/posting-fields'
import { dayAsInstant, endsBeforeWalkIn } from '../vacancies/facts/walk-in'
import type { PostingFieldCode } from './messages'
import { MAX_OPEN_DAYS } from './schema'

const fieldCode = (code: PostingFieldCode) => code
const upTo = (max: number) => atMost(max, fieldCode('too-long'))
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** One-line fields also end up in mail subjects, so they lose their line breaks. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const isWithoutUrl = (text: string) => !hasUrl(text)

const line = (max: number, missing: PostingFieldCode) =>
  z
    .string({ error: missing })
    .transform(oneLine)
    .pipe(z.string().min(1, missing).check(upTo(max)).refine(isWithoutUrl, fieldCode('web-address')))
const optional = (max: number, tidied: (text: string) => string, isFit: (text: string) => boolean = () => true) =>
  z
    .string()
    .optional()
    .transform((text) => tidied(text ?? ''))
    .pipe(z.string().check(upTo(max)).refine(isFit, fieldCode('web-address')))
    .transform((text) => text || null)

/** The earliest and latest deadline of a vacancy sent in today. */
export const openDays = () => ({
  first: indianDay(new Date()),
  last: indianDay(new Date(Date.now() + MAX_OPEN_DAYS * DAY_MILLISECONDS)),
})

/** A day from today on, not too far away. */
const lastDay = z
  .string({ error: fieldCode('deadline-missing') })
  .trim()
  .min(1, fieldCode('deadline-missing'))
  .refine(isCalendarDay, fieldCode('deadline-invalid'))
  .refine((day) => day >= openDays().first, fieldCode('deadline-past'))
  .refine((day) => day <= openDays().last, fieldCode('deadline-too-far'))
  .transform(dayAsInstant)

const moment = z
  .string()
  .trim()
  .optional()
  .transform((typed) => typed?.slice(0, 16))
  .refine((minute) => !minute || isIndianMinute(minute), fieldCode('walk-in-invalid'))
  .transform((minute) => (minute ? instantOfIndianMinute(minute).toISOString() : null))

const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'on')

const phone = optionalPhone(fieldCode('phone-invalid'))

const choice = (choices: readonly string[], isRequired?: true) => {
  const one = z.enum(choices, fieldCode('not-a-choice'))
  return isRequired ? one : z.preprocess((value) => value || undefined, one.optional())
}

const missingOf = (name: string) => `${name.replace(/Name$/, '')}-missing` as PostingFieldCode

/** The schema of a field, by its kind. */
function checkOf(name: PostingName): z.ZodType {
  const { kind, max = 0, isRequired, mayHoldUrl, choices = [] } = postingField(name)
  if (name === 'walkInAt') {
    return moment.refine((at) => at === null || at > new Date().toISOString(), fieldCode('walk-in-past'))
  }
  if (kind === 'line')
    return isRequired ? line(max, missingOf(name)) : optional(max, oneLine, mayHoldUrl ? undefined : isWithoutUrl)
  if (kind === 'text') return optional(max, (text) => text.trim())
  if (kind === 'choice') return choice(choices, isRequired)
  if (kind === 'day') return lastDay
  if (kind === 'moment') return moment
  return kind === 'phone' ? phone : ticked
}

type Changed = Exclude<PostingName, 'email'>
const CHANGED = [...POSTED, ...OF_SENDER].filter((name): name is Changed => name !== 'email')

/** Typed as the record's fields. */
const vacancyFields = z.object(
  Object.fromEntries(CHANGED.map((name) => [name, checkOf(name)])) as {
    [Name in Changed]: z.ZodType<VacancyPosting[Name], string | undefined>
  },
)

/** The rules between fields. */
const consistent = <Fields extends typeof vacancyFields>(fields: Fields) =>
  fields.superRefine((vacancy, context) => {
    const { walkInAt, walkInUntil, walkInPlace } = vacancy as z.output<typeof vacancyFields>
    const complain = (field: string, code: PostingFieldCode) =>
      context.addIssue({ code: 'custom', path: [field], message: code })
    if (walkInAt && !walkInPlace) complain('walkInPlace', 'walk-in-place-missing')
    if (!walkInAt && (walkInUntil || walkInPlace)) complain('walkInAt', 'walk-in-missing')
    if (walkInAt && walkInUntil && endsBeforeWalkIn(new Date(walkInUntil), new Date(walkInAt))) {
      complain('walkInUntil', 'walk-in-ends-early')
    }
  })

/** The fields of a change; the confirmed email stays. */
export const changeSchema = consistent(vacancyFields)

const email = emailField(fieldCode('email-invalid'), fieldCode('too-long'))

/** The fields of a posting. Anything else in the form, such as a state or a vacancy's id, is dropped. */
export const postingSchema = consistent(
  vacancyFields.extend({ email, consent: z.literal('on', fieldCode('consent-missing')) }),
)

/** The mailbox whose links are sent again. */
export const linksSchema = z.object({ email })

/** A new deadline. */
export const renewSchema = z.object({ deadline: lastDay })

export type CheckedPosting = z.output<typeof vacancyFields>

const shownValues = z.record(z.string(), z.string())

/**
 * The fields whose values differ from those with which the form was opened, so that a form left open undoes nothing that
 * was changed since; all fields if it does not tell.
 */
export function changedSince<Fields extends object>(
  shown: string,
  typed: Readonly<Record<string, string>>,
  fields: Fields,
): Partial<Fields> {
  const before = shownValues.safeParse(parsedJson(shown)).data
  if (!before) return fields
  const changed = Object.entries(fields).filter(([name]) => (typed[name] ?? '') !== (before[name] ?? ''))
  return Object.fromEntries(changed) as Partial<Fields>
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
