import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

/** Every sentence of the course pages and of the guidance pages that is neither an editor's nor composed from facts. */
export const guidanceTexts = translations<typeof en.guidanceTexts>({ en: en.guidanceTexts })
