import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** All messages of the information pages that are not editors' texts. */
export const pageMessages = translations<typeof en.pageMessages>({ en: en.pageMessages, hi: hi.pageMessages })
