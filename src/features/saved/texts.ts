import { type Texts, translations } from '@/lib/text/translations'
import * as en from './texts.en'

export type SavedTexts = Texts<typeof en.savedTexts>

/** Every sentence of saving, for both kinds. */
export const savedTexts = translations<typeof en.savedTexts>({ en: en.savedTexts })
