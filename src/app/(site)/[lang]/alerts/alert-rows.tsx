import { reminderMessages } from '@/features/counselling/reminders/messages'
import type { ReminderRow } from '@/features/counselling/reminders/operations/reminder-queries'
import { lastLine } from '@/features/counselling/reminders/queries'
import { alertLines, alertTitle } from '@/features/jobs/alerts/alert-description'
import { alertQuery } from '@/features/jobs/alerts/alert-rule'
import { FrequencyForm } from '@/features/jobs/alerts/components/alert-parts'
import { type AlertRow, searchOf } from '@/features/jobs/alerts/operations/alert-queries'
import { SubscriptionRow } from '@/features/subscriptions/components/manage-parts'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'

interface ManageLink {
  language: Language
  /** The link that manages the mailbox. */
  token: string
  /** Where a change redirects; the page of the link by default. */
  back?: string
}

/** Alerts in words, each with its frequency and a button that ends it. */
export const AlertRows = ({ alerts, ...link }: ManageLink & { alerts: readonly AlertRow[] }) => (
  <div>
    {alerts.map((alert) => (
      <SubscriptionRow
        key={alert.id}
        {...link}
        id={alert.subscription}
        title={
          <a href={pathsIn(link.language).jobs(alertQuery(searchOf(alert)))}>
            {alertTitle(link.language, searchOf(alert))}
          </a>
        }
        lines={alertLines(link.language, alert)}
        change={<FrequencyForm {...link} alert={alert} />}
      />
    ))}
  </div>
)

interface OwnAlertsProps {
  language: Language
  alerts: readonly AlertRow[]
  reminders: readonly ReminderRow[]
  token: string
}

/** Alerts of the person signed in, on their dashboard. */
export function OwnAlerts({ alerts, reminders, ...link }: OwnAlertsProps) {
  const shared = { ...link, back: pathsIn(link.language).dashboard() }
  return (
    <>
      <AlertRows alerts={alerts} {...shared} />
      <ReminderRows reminders={reminders} {...shared} />
    </>
  )
}

/** Reminders by authority, each with a button that ends it. */
export const ReminderRows = ({ reminders, ...link }: ManageLink & { reminders: readonly ReminderRow[] }) => (
  <div>
    {reminders.map((reminder) => (
      <SubscriptionRow
        key={reminder.id}
        {...link}
        id={reminder.subscription}
        title={
          <a href={pathsIn(link.language).counsellingAuthority(reminder.slug)}>
            {reminderMessages(link.language).row(reminder.name)}
          </a>
        }
        lines={lastLine(link.language, reminder)}
      />
    ))}
  </div>
)
