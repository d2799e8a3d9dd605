import { translations } from '@/lib/text/translations'
import * as en from './mail-texts.en'

/** Every sentence of the mails about enquiries. */
export const enquiryMailTexts = translations<typeof en.enquiryMailTexts>({ en: en.enquiryMailTexts })
