import { type Messages, translationsOf } from '@/lib/text/translations'
import * as en from './apply-messages.en'
import * as hi from './apply-messages.hi'

export type ApplyMessages = Messages<typeof en.applyMessages>
export type ApplyFieldCode = keyof typeof en.applyFieldMessages

/** What is wrong with a field of the form, as the sentence beside it. What is said around applying. */
export const { applyFieldMessages, applyMessages } = translationsOf<typeof en>({ en, hi })
