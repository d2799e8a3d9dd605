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
import { errorState, fieldErrorState } from '@/lib/errors/field-error-state'
import { type Language, languageOfForm } from '@/lib/language'
import { countAttempt, limitErrorMessages, type RateLimitName } from '@/lib/limits/rate-limit'
import { clientIp } from '@/lib/request/client-ip'
import { logFailure } from './log-failure'
import { payloadClient } from './payload'

/** What a form's work is handed: its checked fields, and what was typed as it was typed. */
export interface FormWork<Data> {
  data: Data
  values: Record<string, string>
  language: Language
}

interface FormRules {
  /** Fields that are never shown again: passwords, tokens, the marks of the form. */
  leaveOut?: readonly string[]
  /** Counted for each network before the work begins; reached, the form says how long to wait. */
  limit?: RateLimitName
  /** What fails, for the log, without anything personal. */
  what: string
  /** Said when something failed that the sender cannot mend. */
  failed: string
  /** The sentences of errors that the work may meet, beside those of limits and of whoever waits for a parent. */
  errorMessages?: MessagesByCode
  /** The form's only field, where what is refused is refused because of it. */
  field?: string
}

interface CheckedFormRules<Schema extends z.ZodType> extends FormRules {
  schema: Schema
  /** The sentences of the schema's fields. */
  fields: FieldMessages
  /** Said above the form, where it is not how many fields need another look. */
  mend?: (fieldErrors: Record<string, string>) => string
}

/**
 * Answers a form whose fields need no check: runs its work, and turns what is thrown into sentences. Redirects pass.
 * @returns what `run` answers; an error in its own words or `failed`, both with what was typed
 */
export async function formAction<State extends FormState>(
  form: FormData,
  { leaveOut, limit, what, failed, errorMessages, field }: FormRules,
  run: (work: Omit<FormWork<never>, 'data'>) => Promise<State>,
): Promise<State | FormState> {
  const language = languageOfForm(form)
  const values = typedValues(form, leaveOut)
  try {
    if (limit) await countAttempt(await payloadClient(), limit, await clientIp())
    return await run({ values, language })
  } catch (error) {
    unstable_rethrow(error)
    const refused = errorState(error, {
      ...limitErrorMessages(language),
      ...guardianErrorMessages(language),
      ...errorMessages,
    })
    if (refused) return { ...refused, values, ...(field ? { fieldErrors: { [field]: refused.message } } : {}) }
    await logFailure(what, error)
    return { status: 'error', message: failed, values }
  }
}

/**
 * The same for a form whose fields are checked first. A form that does not pass counts against no limit.
 * @returns also the sentence beside each field that needs mending
 */
export async function checkedFormAction<Schema extends z.ZodType, State extends FormState>(
  form: FormData,
  { schema, fields, mend, ...rules }: CheckedFormRules<Schema>,
  run: (work: FormWork<z.output<Schema>>) => Promise<State>,
): Promise<State | FormState> {
  const parsed = schema.safeParse(typedValues(form))
  if (parsed.success) return formAction(form, rules, (work) => run({ ...work, data: parsed.data }))
  const fieldErrors = fieldErrorsOf(parsed.error, fields)
  const refused = fieldErrorState(languageOfForm(form), fieldErrors, typedValues(form, rules.leaveOut))
  return mend ? { ...refused, message: mend(fieldErrors) } : refused
}
