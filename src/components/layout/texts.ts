import { type Texts, translations } from '@/lib/text/translations'
import * as en from './texts.en'

export type LayoutTexts = Texts<typeof en.layoutTexts>

/** Every sentence of the header, the menus and the footer. */
export const layoutTexts = translations<typeof en.layoutTexts>({ en: en.layoutTexts })
