import { type Language } from '../language'
import { pathsIn } from '../paths/site-paths'
import { translationsOf } from '../text/translations'
import type { FormState, MessagesByCode } from './action-result'
import { expectedErrorOf, messageOfError } from './expected-error'
import * as en from './field-error-messages.en'
import * as hi from './field-error-messages.hi'

const { fieldErrorMessages } = translationsOf<typeof en>({ en, hi })

/**
 * Form state for invalid fields.
 * @param fieldErrors messages by field name
 * @param values submitted values, to be shown again
 */
export const fieldErrorState = (
  language: Language,
  fieldErrors: Record<string, string>,
  values?: Record<string, string>,
): FormState => ({
  status: 'error',
  message: fieldErrorMessages(language).mend(Object.keys(fieldErrors).length),
  fieldErrors,
  values,
})

/** Form state for a sender who is no longer signed in: a link to sign in, and the submitted values. */
export const sessionEnded = (language: Language, message: string, values?: Record<string, string>): FormState => ({
  status: 'error',
  message,
  values,
  link: { href: pathsIn(language).login(), text: fieldErrorMessages(language).signInAgain },
})

/** Form state for a form that was opened by one person and sent while another is signed in. */
export const signedInAsAnother = (language: Language, email: string, values?: Record<string, string>): FormState => ({
  status: 'error',
  message: fieldErrorMessages(language).signedInAsAnother(email),
  values,
})

/** Form state for an error that has a message here; null for anything else, which is a failure to be logged. */
export function errorState(error: unknown, texts: MessagesByCode): (FormState & { message: string }) | null {
  const expectedError = expectedErrorOf(error)
  const message = messageOfError(expectedError, texts)
  return message === undefined ? null : { status: 'error', message, retryAfter: expectedError?.retryAfter }
}
