import { type Texts, translations } from '@/lib/text/translations'
import * as en from './apply-texts.en'

export type ApplyTexts = Texts<typeof en.applyTexts>
export type ApplyFieldCode = keyof typeof en.applyFieldTexts

/** What is wrong with a field of the form, as the sentence beside it. */
export const applyFieldTexts = translations<typeof en.applyFieldTexts>({ en: en.applyFieldTexts })

/** What is said around applying. */
export const applyTexts = translations<typeof en.applyTexts>({ en: en.applyTexts })
