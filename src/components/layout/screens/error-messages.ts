import { type Messages, translations } from '@/lib/text/translations'
import * as en from './error-messages.en'

export type ErrorMessages = Messages<typeof en.errorMessages>

/** What stands where a page or the whole layout failed; apart from the rest, because every page loads it. */
export const errorMessages = translations<typeof en.errorMessages>({ en: en.errorMessages })
