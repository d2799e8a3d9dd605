import { type Texts, translations } from '@/lib/text/translations'
import * as dashboard from './dashboard-texts.en'
import * as access from './texts.en'

const en = { ...access, ...dashboard }

export type AccountTexts = Texts<typeof en>
export type SignInNotice = keyof AccountTexts['signInPage']['notices']
export type FieldCode = keyof AccountTexts['fields']

/** Every sentence that the accounts feature shows. */
export const accountTexts = translations<typeof en>({ en })
