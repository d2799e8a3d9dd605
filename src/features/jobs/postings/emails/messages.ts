import { translations } from '@/lib/text/translations'
import * as en from './messages.en'

/** Every sentence of the mails to hospitals. */
export const postingMails = translations<typeof en.postingMails>({ en: en.postingMails })
