import { translations } from '@/lib/text/translations'
import * as en from './messages.en'

/** Every sentence about counselling dates. */
export const counsellingMessages = translations<typeof en.counsellingMessages>({ en: en.counsellingMessages })
