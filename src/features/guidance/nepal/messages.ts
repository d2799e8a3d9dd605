import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** What the pages of Nepal say that those of India do not. */
export const nepalMessages = translations<typeof en.nepalMessages>({ en: en.nepalMessages, hi: hi.nepalMessages })
