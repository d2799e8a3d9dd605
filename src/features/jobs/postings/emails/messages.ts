import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export const postingMails = translations<typeof en.postingMails>({ en: en.postingMails, hi: hi.postingMails })
