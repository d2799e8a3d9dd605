import { type Texts, translations } from '@/lib/text/translations'
import * as en from './error-texts.en'

export type ErrorTexts = Texts<typeof en.errorTexts>

/** What stands where a page or the whole layout failed; apart from the rest, because every page loads it. */
export const errorTexts = translations<typeof en.errorTexts>({ en: en.errorTexts })
