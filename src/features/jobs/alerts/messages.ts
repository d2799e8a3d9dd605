import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type { AlertFieldCode } from './messages.en'

/** Why an alert is refused. */
export const alertErrorMessages = translations<typeof en.alertErrorMessages>({
  en: en.alertErrorMessages,
  hi: hi.alertErrorMessages,
})

/** Every sentence of the form that sets an alert, and of the lists that show alerts. */
export const alertMessages = translations<typeof en.alertMessages>({ en: en.alertMessages, hi: hi.alertMessages })

/** Every sentence of the mails of alerts. */
export const alertMails = translations<typeof en.alertMails>({ en: en.alertMails, hi: hi.alertMails })
