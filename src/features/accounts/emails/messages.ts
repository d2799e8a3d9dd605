import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type AccountMailKind = keyof typeof en.mailMessages

/** What each account mail says. */
export const mailMessages = translations<typeof en>({ en, hi })
