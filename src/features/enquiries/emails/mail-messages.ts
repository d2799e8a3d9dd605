import { translations } from '@/lib/text/translations'
import * as en from './mail-messages.en'
import * as hi from './mail-messages.hi'

/** Every sentence of the mails about enquiries. */
export const enquiryMailMessages = translations<typeof en.enquiryMailMessages>({
  en: en.enquiryMailMessages,
  hi: hi.enquiryMailMessages,
})
