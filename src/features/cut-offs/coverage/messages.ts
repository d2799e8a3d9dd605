import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Every sentence of the page that says which closing ranks are held. */
export const coverageMessages = translations<typeof en.coverageMessages>({
  en: en.coverageMessages,
  hi: hi.coverageMessages,
})
