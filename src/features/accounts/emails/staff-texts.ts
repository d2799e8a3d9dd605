import { translations } from '@/lib/text/translations'
import * as en from './staff-texts.en'

/** What is said to somebody who is invited, or becomes a member of staff. */
export const staffMailTexts = translations<typeof en>({ en })
