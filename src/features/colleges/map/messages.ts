import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

/** All messages of the map. */
export const mapMessages = translations<typeof en.mapMessages>({ en: en.mapMessages, hi: hi.mapMessages })
