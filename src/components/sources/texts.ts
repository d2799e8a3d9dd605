import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

/** Every sentence about where a figure stands. */
export const sourceTexts = translations<typeof en.sourceTexts>({ en: en.sourceTexts })
