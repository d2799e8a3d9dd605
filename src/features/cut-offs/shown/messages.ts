import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** All messages about closing ranks. */
export const cutOffMessages = translations<typeof en.cutOffMessages>({ en: en.cutOffMessages, hi: hi.cutOffMessages })
