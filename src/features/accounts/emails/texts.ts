import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

export type AccountMailKind = keyof typeof en.mailTexts

/** What each account mail says. */
export const mailTexts = translations<typeof en>({ en })
