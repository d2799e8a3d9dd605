import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Texts only pages of Nepal have. */
export const nepalMessages = translations<typeof en.nepalMessages>({ en: en.nepalMessages, hi: hi.nepalMessages })
