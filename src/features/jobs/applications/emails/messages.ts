import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Every sentence of the mails about applications. */
export const applicationMails = translations<typeof en.applicationMails>({
  en: en.applicationMails,
  hi: hi.applicationMails,
})

export type TeamEvent = en.TeamEvent
