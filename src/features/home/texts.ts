import { type Texts, translations } from '@/lib/text/translations'
import * as en from './texts.en'

export type PlayerWords = Texts<typeof en.homeTexts.banner.player>

export type SearchWords = Texts<typeof en.homeTexts.search>

/** Every sentence of the home page that is not the editors’ own. */
export const homeTexts = translations<typeof en.homeTexts>({ en: en.homeTexts })
