import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

/** Every sentence of the information pages that is not an editor’s. */
export const pageTexts = translations<typeof en.pageTexts>({ en: en.pageTexts })
