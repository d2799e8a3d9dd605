import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

/** Every sentence of the list of colleges. */
export const collegeListTexts = translations<typeof en.collegeListTexts>({ en: en.collegeListTexts })

/** Every sentence of a college's page. */
export const collegeTexts = translations<typeof en.collegeTexts>({ en: en.collegeTexts })
