import { translations } from '@/lib/text/translations'
import * as en from './texts.en'

export type { ReminderFieldCode } from './texts.en'

/** Why a reminder is refused. */
export const reminderRefusals = translations<typeof en.reminderRefusals>({ en: en.reminderRefusals })

/** Every sentence of the form that asks to be reminded, and of the lists that show what somebody asked for. */
export const reminderTexts = translations<typeof en.reminderTexts>({ en: en.reminderTexts })

/** Every sentence of the mails. */
export const reminderMails = translations<typeof en.reminderMails>({ en: en.reminderMails })
