import { translations } from '@/lib/text/translations'
import * as en from './messages.en'

export type { AlertFieldCode } from './messages.en'

/** Why an alert is refused. */
export const alertErrorMessages = translations<typeof en.alertErrorMessages>({ en: en.alertErrorMessages })

/** Every sentence of the form that sets an alert, and of the lists that show alerts. */
export const alertMessages = translations<typeof en.alertMessages>({ en: en.alertMessages })

/** Every sentence of the mails of alerts. */
export const alertMails = translations<typeof en.alertMails>({ en: en.alertMails })
