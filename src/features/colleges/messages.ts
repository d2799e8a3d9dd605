import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Every sentence of the list of colleges. */
export const collegeListMessages = translations<typeof en.collegeListMessages>({
  en: en.collegeListMessages,
  hi: hi.collegeListMessages,
})

/** Every sentence of a college's page. */
export const collegeMessages = translations<typeof en.collegeMessages>({
  en: en.collegeMessages,
  hi: hi.collegeMessages,
})
