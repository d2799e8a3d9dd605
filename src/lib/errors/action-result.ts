import type { z } from 'zod'
import { requireForm } from '../request/unreadable-form'

/** What a sentence about an error may name. */
export interface ErrorFacts {
  /** The most that is allowed: characters, files. */
  most?: number
  /** Seconds until another attempt is allowed. */
  retryAfter?: number
}

/** The sentences of errors in one language, by code. */
export type MessagesByCode = Readonly<Record<string, string | ((facts: ErrorFacts) => string)>>

/** The sentence for a code; undefined when these texts do not know it. */
export function messageOfCode(texts: MessagesByCode, code: string, facts: ErrorFacts = {}): string | undefined {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined
  return typeof text === 'function' ? text(facts) : text
}

/** What a form's server action answers: enough for a page without JavaScript to show everything again. */
export interface FormState {
  status: 'idle' | 'success' | 'error'
  /** Said above the sentence of a success. */
  title?: string
  /** One sentence above the form or in a toast. */
  message?: string
  /** The sentence beside each field that needs mending, by field name. */
  fieldErrors?: Record<string, string>
  /** What was typed, so that nothing is lost; never passwords or files. */
  values?: Record<string, string>
  /** What helps first, in a tab of its own, so that what was typed stays in this one. */
  link?: { href: string; text: string }
  /** Seconds until another attempt is allowed, when a limit was reached. */
  retryAfter?: number
}

export const IDLE: FormState = { status: 'idle' }

/** The sentences of a form's fields by code; `invalid` is said of what no page of ours sends. */
export type FieldMessages = MessagesByCode & { readonly invalid: string }

/**
 * The sentence for each field of a failed parse. The messages of our schemas are codes.
 * @param messages the sentences, in the language of the form
 */
export function fieldErrorsOf(error: z.ZodError, messages: FieldMessages): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '')
    const facts = issue.code === 'too_big' ? { most: Number(issue.maximum) } : {}
    errors[field] ??= messageOfCode(messages, issue.message, facts) ?? messages.invalid
  }
  return errors
}

/**
 * The text fields of a form, for showing them again. Fields named here are left out.
 * @throws UnreadableForm when it is none
 */
export function typedValues(form: FormData, leaveOut: readonly string[] = []): Record<string, string> {
  requireForm(form)
  const values: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && !name.startsWith('$') && !leaveOut.includes(name))
      // Browsers send two characters for each line break, and count one of them towards a field's limit.
      values[name] = value.replaceAll('\r\n', '\n')
  }
  return values
}
