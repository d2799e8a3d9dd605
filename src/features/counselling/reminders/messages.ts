import { translations } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type { ReminderFieldCode } from './messages.en'

/** Why a reminder is refused. */
export const reminderErrorMessages = translations<typeof en.reminderErrorMessages>({
  en: en.reminderErrorMessages,
  hi: hi.reminderErrorMessages,
})

/** Every sentence of the form that asks to be reminded, and of the lists that show what somebody asked for. */
export const reminderMessages = translations<typeof en.reminderMessages>({
  en: en.reminderMessages,
  hi: hi.reminderMessages,
})

/** Every sentence of the mails. */
export const reminderMails = translations<typeof en.reminderMails>({ en: en.reminderMails, hi: hi.reminderMails })
