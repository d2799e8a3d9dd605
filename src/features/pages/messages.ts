import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** Every sentence of the information pages that is not an editor’s. */
export const pageMessages = translations<typeof en.pageMessages>({ en: en.pageMessages, hi: hi.pageMessages })
