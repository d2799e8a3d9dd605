import { writerField } from '@/cms/personal/guardian/guardian-fields'
import { SubscribeForm } from '@/cms/subscriptions/subscribe-form'
import { shortDate } from '@/lib/text/format'
import type { Language } from '@/lib/text/language'
import { askForReminder } from '../actions'
import { reminderMessages } from '../messages'
import type { ReminderRow } from '../operations/reminder-queries'
import { REMINDER_MARKS } from '../schema'

/** What is said of a reminder: when it was asked for, and when it wrote last. */
export function lastLine(language: Language, { confirmedAt, lastMailAt }: ReminderRow): string[] {
  const messages = reminderMessages(language)
  const asked = confirmedAt ? [messages.asked(shortDate(language, confirmedAt))] : []
  return [...asked, lastMailAt ? messages.last(shortDate(language, lastMailAt)) : messages.none]
}

/** The form that asks to be reminded of the dates of an authority, which its slug names. */
export const ReminderForm = ({ language, authority }: { language: Language; authority: string }) => (
  <SubscribeForm
    language={language}
    name="reminder"
    action={askForReminder}
    hidden={{ [REMINDER_MARKS.authority]: authority }}
    messages={reminderMessages(language)}
    further={[writerField(language)]}
    className="grid max-w-xl gap-4"
  />
)
