import { type Messages, translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type SavedMessages = Messages<typeof en.savedMessages>

/** All messages of saving, for both kinds. */
export const savedMessages = translations<typeof en.savedMessages>({ en: en.savedMessages, hi: hi.savedMessages })
