import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Every sentence of the page of open data. */
export const openDataMessages = translations<typeof en.openDataMessages>({
  en: en.openDataMessages,
  hi: hi.openDataMessages,
})
