import { type Messages, translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Every sentence of the enquiry forms. */
export const enquiryMessages = translations<typeof en.enquiryMessages>({
  en: en.enquiryMessages,
  hi: hi.enquiryMessages,
})
export type EnquiryFieldCode = keyof Messages<typeof en.enquiryMessages>['errors']
