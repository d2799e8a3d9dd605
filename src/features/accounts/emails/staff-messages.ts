import { translations } from '@/lib/text/translations'
import * as en from './staff-messages.en'

/** The mails about invitations and staff roles, in English like the studio. */
export const staffMailMessages = translations<typeof en>({ en, hi: en })
