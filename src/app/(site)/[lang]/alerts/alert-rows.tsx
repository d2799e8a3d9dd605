import { ArrowLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/messages/empty-state'
import { reminderMessages } from '@/features/counselling/reminders/messages'
import type { ReminderRow } from '@/features/counselling/reminders/operations/reminder-queries'
import { lastLine } from '@/features/counselling/reminders/queries'
import { alertLines, alertTitle } from '@/features/jobs/alerts/alert-description'
import { alertQuery } from '@/features/jobs/alerts/alert-rule'
import { FrequencyForm } from '@/features/jobs/alerts/components/alert-parts'
import { alertMessages } from '@/features/jobs/alerts/messages'
import { type AlertRow, searchOf } from '@/features/jobs/alerts/operations/alert-queries'
import { SubscriptionRow } from '@/features/subscriptions/components/manage-parts'
import { type Language, pathsIn } from '@/lib/language'

interface RowsProps {
  language: Language
  alerts: readonly AlertRow[]
  /** The link that manages the mailbox. */
  token: string
  /** Where a change redirects; the page of the link by default. */
  back?: string
}

/** Alerts in words, each with its frequency and a button that ends it. */
export const AlertRows = ({ language, alerts, token, back }: RowsProps) => (
  <div>
    {alerts.map((alert) => (
      <SubscriptionRow
        key={alert.id}
        language={language}
        id={alert.subscription}
        token={token}
        back={back}
        title={
          <a href={pathsIn(language).jobs(alertQuery(searchOf(alert)))}>{alertTitle(language, searchOf(alert))}</a>
        }
        lines={alertLines(language, alert)}
        change={<FrequencyForm language={language} alert={alert} token={token} back={back} />}
      />
    ))}
  </div>
)

/** Alerts of the person signed in, on their dashboard. */
export function OwnAlerts(props: {
  language: Language
  alerts: readonly AlertRow[]
  reminders: readonly ReminderRow[]
  token: string | null
}) {
  const { language, alerts, reminders, token } = props
  const { dashboard } = alertMessages(language)
  const paths = pathsIn(language)
  if (alerts.length + reminders.length > 0 && token) {
    const shared = { language, token, back: paths.dashboard() }
    return (
      <>
        <AlertRows alerts={alerts} {...shared} />
        <ReminderRows reminders={reminders} {...shared} />
      </>
    )
  }
  return (
    <EmptyState
      title={dashboard.none}
      seed="alerts"
      quiet
      actions={<ArrowLink href={paths.jobs()}>{dashboard.browse}</ArrowLink>}
    >
      {dashboard.noneText}
    </EmptyState>
  )
}

/** Reminders by authority, each with a button that ends it. */
export function ReminderRows(props: {
  language: Language
  reminders: readonly ReminderRow[]
  /** The link that manages the mailbox. */
  token: string
  /** Where a change redirects; the page of the link by default. */
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
