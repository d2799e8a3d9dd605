import { type Messages, translations } from '@/lib/text/translations'
import * as en from './apply-messages.en'
import * as hi from './apply-messages.hi'

export type ApplyMessages = Messages<typeof en.applyMessages>
export type ApplyFieldCode = keyof typeof en.applyFieldMessages

/** What is wrong with a field of the form, as the sentence beside it. */
export const applyFieldMessages = translations<typeof en.applyFieldMessages>({
  en: en.applyFieldMessages,
  hi: hi.applyFieldMessages,
})

/** What is said around applying. */
export const applyMessages = translations<typeof en.applyMessages>({ en: en.applyMessages, hi: hi.applyMessages })
