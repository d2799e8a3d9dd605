import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export const mapMessages = translations<typeof en.mapMessages>({ en: en.mapMessages, hi: hi.mapMessages })
