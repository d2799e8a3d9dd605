import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export const choiceMessages = translations<typeof en.choiceMessages>({ en: en.choiceMessages, hi: hi.choiceMessages })
