import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

/** The words that primitives bring along. */
export const uiTexts = translations<typeof en.uiTexts>({ en: en.uiTexts })
