import { type Texts, translations } from '@/lib/text/translations'
import * as en from './application-texts.en'

export type ApplicationTexts = Texts<typeof en.applicationTexts>

/** Applications as their applicant follows them. */
export const applicationTexts = translations<typeof en.applicationTexts>({ en: en.applicationTexts })
