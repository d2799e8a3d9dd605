import { writerField } from '@/cms/personal/guardian/guardian-fields'
import { SubscribeForm } from '@/cms/subscriptions/subscribe-form'
import type { Language } from '@/lib/language'
import { askForReminder } from '../actions'
import { reminderMessages } from '../messages'
import { REMINDER_MARKS } from '../schema'

/** Form to request reminders of an authority, given by slug. */
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
