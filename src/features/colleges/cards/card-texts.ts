import { translations } from '@/lib/text/translations'
import * as en from './card-texts.en'

/** The words on a college’s card. */
export const collegeCardTexts = translations<typeof en.collegeCardTexts>({ en: en.collegeCardTexts })
