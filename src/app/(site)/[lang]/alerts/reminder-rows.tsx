import { lastLine } from '@/features/counselling/reminders/last-line'
import { reminderMessages } from '@/features/counselling/reminders/messages'
import type { ReminderRow } from '@/features/counselling/reminders/operations/reminder-queries'
import { SubscriptionRow } from '@/features/subscriptions/components/subscription-row'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'

/** Of which authorities somebody is reminded, each with the button that ends it. */
export function ReminderRows(props: {
  language: Language
  reminders: readonly ReminderRow[]
  /** The link that manages the mailbox. */
  token: string
  /** Where a change leads back to; the page of the link without one. */
  back?: string
}) {
  const { language, reminders, token, back } = props
  return (
    <div>
      {reminders.map((reminder) => (
        <SubscriptionRow
          key={reminder.id}
          language={language}
          id={reminder.subscription}
          token={token}
          back={back}
          title={
            <a href={pathsIn(language).counsellingAuthority(reminder.slug)}>
              {reminderMessages(language).row(reminder.name)}
            </a>
          }
          lines={lastLine(language, reminder)}
        />
      ))}
    </div>
  )
}
