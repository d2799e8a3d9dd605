import { type Messages, translationsOf } from '@/lib/text/translations'
import * as en from './application-messages.en'
import * as hi from './application-messages.hi'

export type ApplicationMessages = Messages<typeof en.applicationMessages>

/** Applications as their applicant follows them. */
export const { applicationMessages } = translationsOf<typeof en>({ en, hi })
