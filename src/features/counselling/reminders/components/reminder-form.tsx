import { writerField } from '@/cms/personal/guardian/guardian-fields'
import { SubscribeForm } from '@/cms/subscriptions/subscribe-form'
import type { Language } from '@/lib/language'
import { askForReminder } from '../actions'
import { reminderMessages } from '../messages'
import { REMINDER_MARKS } from '../schema'

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
