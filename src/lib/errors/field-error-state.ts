import { type Language, pathsIn } from '../language'
import { translationsOf } from '../text/translations'
import type { FormState, MessagesByCode } from './action-result'
import { expectedErrorOf, messageOfError } from './expected-error'
import * as en from './field-error-messages.en'
import * as hi from './field-error-messages.hi'

const { fieldErrorMessages } = translationsOf<typeof en>({ en, hi })

/**
 * What a form is answered of which some fields were not taken.
 * @param fieldErrors the sentence beside each, by field name
 * @param values what was typed, to be shown again
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

/** What a form is answered whose sender is not signed in any more: the way to sign in, and what was typed. */
export const sessionEnded = (language: Language, message: string, values?: Record<string, string>): FormState => ({
  status: 'error',
  message,
  values,
  link: { href: pathsIn(language).login(), text: fieldErrorMessages(language).signInAgain },
})

/**
 * What a form answers to an error that its texts have a sentence for; null for anything else that was thrown, which is
 * a failure to be logged.
 */
export function errorState(error: unknown, texts: MessagesByCode): (FormState & { message: string }) | null {
  const expectedError = expectedErrorOf(error)
  const message = messageOfError(expectedError, texts)
  return message === undefined ? null : { status: 'error', message, retryAfter: expectedError?.retryAfter }
}
