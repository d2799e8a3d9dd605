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
import { errorState, fieldErrorState } from '@/lib/errors/field-error-state'
import { type Language, languageOfForm } from '@/lib/language'
import { countAttempt, limitErrorMessages, type RateLimitName } from '@/lib/limits/rate-limit'
import { clientIp } from '@/lib/request/client-ip'
import { logFailure } from './log-failure'
import { payloadClient } from './payload'

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

/**
 * Handles a form without validation: runs its handler and maps errors to messages. Redirects pass.
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
