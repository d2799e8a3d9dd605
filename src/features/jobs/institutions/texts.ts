import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

/** Every sentence of the pages of hospitals. */
export const institutionTexts = translations<typeof en.institutionTexts>({ en: en.institutionTexts })
