import type { z } from 'zod'
import { isChosenFile } from '../request/chosen-file'
import { requireForm } from '../request/unreadable-form'

/** Values an error message may include. */
export interface ErrorFacts {
  /** Maximum allowed: characters, files. */
  max?: number
  /** Seconds until another attempt is allowed. */
  retryAfter?: number
}

export type MessagesByCode = Readonly<Record<string, string | ((facts: ErrorFacts) => string)>>

/** Message for a code; undefined if these messages lack it. */
export function messageOfCode(texts: MessagesByCode, code: string, facts: ErrorFacts = {}): string | undefined {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined
  return typeof text === 'function' ? text(facts) : text
}

/** Result of a form's server action: enough for a page without JavaScript to show everything again. */
export interface FormState {
  status: 'idle' | 'success' | 'error'
  /** Heading of a success message. */
  title?: string
  /** Message above the form or in a toast. */
  message?: string
  /** Error messages by field name. */
  fieldErrors?: Record<string, string>
  /** Submitted values, so that nothing is lost; never passwords or files. */
  values?: Record<string, string>
  /** Link that helps to resolve the error; opens in a new tab, so that this one keeps what was typed. */
  link?: { href: string; text: string }
  /** Seconds until another attempt is allowed, when a limit was reached. */
  retryAfter?: number
}

export const IDLE: FormState = { status: 'idle' }

/** Messages of a form's fields by code; `invalid` is for values that none of our pages sends. */
export type FieldMessages = MessagesByCode & { readonly invalid: string }

/**
 * Messages for the fields of a failed parse, whose issues carry codes as messages.
 * @param messages by code, in the language of the form
 */
export function fieldErrorsOf(error: z.ZodError, messages: FieldMessages): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '')
    const facts = issue.code === 'too_big' ? { max: Number(issue.maximum) } : {}
    errors[field] ??= messageOfCode(messages, issue.message, facts) ?? messages.invalid
  }
  return errors
}

const WAS_CHOSEN = 'WasChosen'

/**
 * Name of the value that says that a form had a file in this field. Browsers empty such a field when a form is shown
 * again, so that the next attempt would go without the file.
 */
export const wasChosen = (field: string): string => `${field}${WAS_CHOSEN}`

/**
 * Text fields of a form, to show them again, except those named; of files that there were some (`wasChosen`).
 * @throws UnreadableForm if it is no form
 */
export function typedValues(form: FormData, leaveOut: readonly string[] = []): Record<string, string> {
  requireForm(form)
  const values: Record<string, string> = {}
  for (const [name, value] of form) {
    if (isChosenFile(value)) values[wasChosen(name)] = 'on'
    else if (
      typeof value === 'string' &&
      !name.startsWith('$') &&
      !name.endsWith(WAS_CHOSEN) &&
      !leaveOut.includes(name)
    )
      // Browsers send line breaks as two characters, but count one towards a field's limit. PostgreSQL stores no NUL.
      values[name] = value.replaceAll('\r\n', '\n').replaceAll('\0', '')
  }
  return values
}
