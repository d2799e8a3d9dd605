import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** All messages about sources of figures. */
export const sourceMessages = translations<typeof en.sourceMessages>({ en: en.sourceMessages, hi: hi.sourceMessages })
