import { type Messages, translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type PlayerLabels = Messages<typeof en.homeMessages.banner.player>

export type SearchLabels = Messages<typeof en.homeMessages.search>

/** All messages of the home page that are not editors' texts. */
export const homeMessages = translations<typeof en.homeMessages>({ en: en.homeMessages, hi: hi.homeMessages })
