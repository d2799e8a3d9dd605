import { pathsIn } from '../paths/paths'
import type { Language } from '../text/language'
import { translationsOf } from '../text/translations'
import type { FormState } from './action-result'
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
