import { type Messages, translationsOf } from '@/lib/text/translations'
import * as en from './apply-messages.en'
import * as hi from './apply-messages.hi'

export type ApplyMessages = Messages<typeof en.applyMessages>
export type ApplyFieldCode = keyof typeof en.applyFieldMessages

/** The errors of the form's fields, and the texts around applying. */
export const { applyFieldMessages, applyMessages } = translationsOf<typeof en>({ en, hi })
