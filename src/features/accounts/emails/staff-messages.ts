import { translations } from '@/lib/text/translations'
import * as en from './staff-messages.en'

/** What is said to somebody who is invited, or becomes a member of staff: in English, as the studio is. */
export const staffMailMessages = translations<typeof en>({ en, hi: en })
