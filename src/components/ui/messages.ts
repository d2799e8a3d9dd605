import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export const uiMessages = translations<typeof en.uiMessages>({ en: en.uiMessages, hi: hi.uiMessages })
