import { type Texts, translations } from '@/lib/text/translations'
import * as en from './texts.en'

export type AccountTexts = Texts<typeof en>
export type SignInNotice = keyof AccountTexts['signInPage']['notices']
export type FieldCode = keyof AccountTexts['fields']

/** Every sentence that the accounts feature shows. */
export const accountTexts = translations<typeof en>({ en })
