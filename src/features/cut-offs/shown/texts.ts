import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

/** Every sentence about the ranks at which seats closed. */
export const cutOffTexts = translations<typeof en.cutOffTexts>({ en: en.cutOffTexts })
