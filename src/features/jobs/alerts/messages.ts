import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type { AlertFieldCode } from './messages.en'

/** Why an alert is rejected, and the sentences of its form, of the lists that show alerts, and of its mails. */
export const { alertErrorMessages, alertMessages, alertMails } = translationsOf<typeof en>({ en, hi })
