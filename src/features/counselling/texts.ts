import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

/** Every sentence about counselling dates. */
export const counsellingTexts = translations<typeof en.counsellingTexts>({ en: en.counsellingTexts })
