import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

/** What the pages of Nepal say that those of India do not. */
export const nepalTexts = translations<typeof en.nepalTexts>({ en: en.nepalTexts })
