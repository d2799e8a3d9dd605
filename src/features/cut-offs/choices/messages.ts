import { translations } from '@/lib/text/translations'
import * as en from './messages.en'

/** Every sentence of the list of choices. */
export const choiceMessages = translations<typeof en.choiceMessages>({ en: en.choiceMessages })
