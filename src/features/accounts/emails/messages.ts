import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type AccountMailKind = keyof typeof en.mailMessages

/** Messages of the mail to a parent. */
export const guardianMail = translations<typeof en.guardianMail>({ en: en.guardianMail, hi: hi.guardianMail })

/** What each account mail says. */
export const mailMessages = translations<typeof en>({ en, hi })
