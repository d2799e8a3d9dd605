import { translations } from '@/lib/text/translations'
import * as en from './card-messages.en'
import * as hi from './card-messages.hi'

/** The words on a college’s card. */
export const collegeCardMessages = translations<typeof en.collegeCardMessages>({
  en: en.collegeCardMessages,
  hi: hi.collegeCardMessages,
})
