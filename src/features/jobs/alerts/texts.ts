import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

export type { AlertFieldCode } from './texts.en'

/** Why an alert is refused. */
export const alertRefusals = translations<typeof en.alertRefusals>({ en: en.alertRefusals })

/** Every sentence of the form that sets an alert, and of the lists that show alerts. */
export const alertTexts = translations<typeof en.alertTexts>({ en: en.alertTexts })

/** Every sentence of the mails of alerts. */
export const alertMails = translations<typeof en.alertMails>({ en: en.alertMails })
