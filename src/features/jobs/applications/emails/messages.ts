import { translations } from '@/lib/text/translations'
import * as en from './messages.en'

/** Every sentence of the mails about applications. */
export const applicationMails = translations<typeof en.applicationMails>({ en: en.applicationMails })

export type TeamEvent = en.TeamEvent
