import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

/** Every sentence of the pages of places, departments and designations. */
export const subjectTexts = translations<typeof en.subjectTexts>({ en: en.subjectTexts })
