import { type Texts, translations } from '@/lib/text/translations'
import * as en from './texts.en'

/** Every sentence of the enquiry forms. */
export const enquiryTexts = translations<typeof en.enquiryTexts>({ en: en.enquiryTexts })
export type EnquiryFieldCode = keyof Texts<typeof en.enquiryTexts>['errors']
