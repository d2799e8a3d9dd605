import { type Messages, translations } from '@/lib/text/translations'
import * as en from './error-messages.en'
import * as hi from './error-messages.hi'

export type ErrorMessages = Messages<typeof en.errorMessages>

/** Shown when a page or the whole layout failed; separate, because every page loads it. */
export const errorMessages = translations<typeof en.errorMessages>({ en: en.errorMessages, hi: hi.errorMessages })
