import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

/** Every sentence of the page that says which closing ranks are held. */
export const coverageTexts = translations<typeof en.coverageTexts>({ en: en.coverageTexts })
