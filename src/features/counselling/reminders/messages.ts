import { translationsOf } from '@/lib/text/translations'
import * as en from './messages.en'
import * as hi from './messages.hi'

export type { ReminderFieldCode } from './messages.en'

/** Why a reminder is rejected, and all messages of its form, lists and mails. */
export const { reminderErrorMessages, reminderMessages, reminderMails } = translationsOf<typeof en>({ en, hi })
