import { unstable_rethrow } from 'next/navigation'
import 'server-only'
import type { z } from 'zod'
import { guardianErrorMessages } from '@/cms/personal/guardian/guardian-messages'
import {
  type FieldMessages,
  type FormState,
  fieldErrorsOf,
  type MessagesByCode,
  typedValues,
} from '@/lib/errors/action-result'
import { expectedErrorOf } from '@/lib/errors/expected-error'
import { errorState, fieldErrorState, signedInAsAnother } from '@/lib/errors/field-error-state'
import { type Language, languageOfForm } from '@/lib/language'
import { countAttempt, limitErrorMessages, type RateLimitName } from '@/lib/limits/rate-limit'
import { clientIp } from '@/lib/request/client-ip'
import { PERSON_FIELD } from '@/lib/request/person-field'
import { formText } from '@/lib/request/unreadable-form'
import type { User } from '@/payload-types'
import { logFailure } from './log-failure'
import { payloadClient } from './payload'
import { sessionUser } from './session'

/** Input of a form's handler: validated fields, and raw input. */
export interface FormWork<Data> {
  data: Data
  values: Record<string, string>
  language: Language
}

interface FormRules {
  /** Fields never echoed: passwords, tokens, form marks. */
  leaveOut?: readonly string[]
  /** Rate limit per network, counted before the handler; beyond it the form says how long to wait. */
  limit?: RateLimitName
  /** What failed, for the log, without personal data. */
  what: string
  /** Message for failures the sender cannot fix. */
  failed: string
  /** Messages of errors the handler may throw, besides limits and pending parents. */
  errorMessages?: MessagesByCode
  /** The form's only field, if rejections are about it. */
  field?: string
  /** Beside the fields that the record itself rejects: it counts characters, for one, otherwise than the schema. */
  invalid?: string
}

interface CheckedFormRules<Schema extends z.ZodType> extends Omit<FormRules, 'invalid'> {
  schema: Schema
  /** Messages of the schema's errors. */
  fields: FieldMessages
  /** Summary above the form, instead of the number of invalid fields. */
  mend?: (fieldErrors: Record<string, string>) => string
}

/** Whoever has signed in in another tab since a form about somebody else was opened; null if nobody has. */
async function personSince(form: FormData): Promise<User | null> {
  const person = formText(form, PERSON_FIELD)
  const user = person ? await sessionUser() : null
  return user?.id === person ? null : user
}

/**
 * Handles a form without validation: runs its handler and maps errors to messages. Redirects pass. A form about a person
 * is refused while somebody else is signed in.
 * @returns the result of `run`; otherwise the error's own message or `failed`, both with the input
 */
export async function formAction<State extends FormState>(
  form: FormData,
  { leaveOut, limit, what, failed, errorMessages, field, invalid }: FormRules,
  run: (work: Omit<FormWork<never>, 'data'>) => Promise<State>,
): Promise<State | FormState> {
  const language = languageOfForm(form)
  const values = typedValues(form, leaveOut)
  try {
    const other = await personSince(form)
    if (other) return signedInAsAnother(language, other.email, values)
    if (limit) await countAttempt(await payloadClient(), limit, await clientIp())
    return await run({ values, language })
  } catch (error) {
    unstable_rethrow(error)
    const failure = errorState(error, {
      ...limitErrorMessages(language),
      ...guardianErrorMessages(language),
      ...errorMessages,
    })
    if (failure) return { ...failure, values, ...(field ? { fieldErrors: { [field]: failure.message } } : {}) }
    await logFailure(what, error)
    const wrong = expectedErrorOf(error)?.fields.filter((name) => Object.hasOwn(values, name)) ?? []
    if (invalid && wrong.length > 0)
      return fieldErrorState(language, Object.fromEntries(wrong.map((name) => [name, invalid])), values)
    return { status: 'error', message: failed, values }
  }
}

/**
 * The same with validation first. Invalid forms count against no limit.
 * @returns also the message of each invalid field
 */
export async function checkedFormAction<Schema extends z.ZodType, State extends FormState>(
  form: FormData,
  { schema, fields, mend, ...rules }: CheckedFormRules<Schema>,
  run: (work: FormWork<z.output<Schema>>) => Promise<State>,
): Promise<State | FormState> {
  const parsed = schema.safeParse(typedValues(form))
  if (parsed.success)
    return formAction(form, { ...rules, invalid: fields.invalid }, (work) => run({ ...work, data: parsed.data }))
  const fieldErrors = fieldErrorsOf(parsed.error, fields)
  const failure = fieldErrorState(languageOfForm(form), fieldErrors, typedValues(form, rules.leaveOut))
  return mend ? { ...failure, message: mend(fieldErrors) } : failure
}
