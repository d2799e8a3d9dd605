import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

export type { DoneCode } from './texts.en'

/** Every sentence of the pages by which people confirm, manage and end what we send them. */
export const subscriptionTexts = translations<typeof en.subscriptionTexts>({ en: en.subscriptionTexts })
