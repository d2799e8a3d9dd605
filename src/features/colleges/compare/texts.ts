import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

/** Every sentence of the comparison of colleges. */
export const compareTexts = translations<typeof en.compareTexts>({ en: en.compareTexts })
