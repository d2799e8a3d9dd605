import { AlertRows } from '@/app/(site)/[lang]/alerts/alert-rows'
import { pageOf, secretPage } from '@/app/(site)/language'
import { remindersOfMailbox } from '@/features/counselling/reminders/queries'
import { alertsOfMailbox } from '@/features/jobs/alerts/queries'
import { DeadLink, ManageFoot, ManageHead } from '@/features/subscriptions/components/manage-parts'
import { subscriptionMessages } from '@/features/subscriptions/messages'
import { mailboxOfLink } from '@/features/subscriptions/queries'
import { ReminderRows } from './alert-rows'

export const generateMetadata = secretPage((language) => subscriptionMessages(language).manage.title)

type Props = { searchParams: Promise<{ token?: string | string[]; done?: string | string[] }> }

/** All subscriptions of a mailbox, by the link in a mail and without a password. */
export default pageOf(async (language, { searchParams }: Props) => {
  const { manage } = subscriptionMessages(language)
  const { token, done } = await searchParams
  const mailbox = await mailboxOfLink(token)
  if (!mailbox || typeof token !== 'string') return <DeadLink language={language} title={manage.title} />
  const [alerts, reminders] = await Promise.all([alertsOfMailbox(mailbox.id), remindersOfMailbox(mailbox.id)])
  const count = alerts.length + reminders.length
  return (
    <>
      {/* Opened once more after they have ended, its URL still says that one was confirmed. */}
      <ManageHead language={language} email={mailbox.email} done={count === 0 && done === 'confirmed' ? null : done} />
      <div className="wrap grid max-w-[56rem] gap-6 pt-4">
        {count === 0 && <p>{manage.none}</p>}
        <AlertRows language={language} alerts={alerts} token={token} />
        <ReminderRows language={language} reminders={reminders} token={token} />
      </div>
      <ManageFoot language={language} token={token} count={count} />
    </>
  )
})
