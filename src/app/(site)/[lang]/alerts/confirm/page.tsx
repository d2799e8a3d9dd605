import { pageOf, secretPage } from '@/app/(site)/language'
import { Button } from '@/components/ui/button'
import { LanguageInput } from '@/components/ui/forms/hidden-fields'
import { reminderMessages } from '@/features/counselling/reminders/messages'
import { reminderOfSubscription } from '@/features/counselling/reminders/queries'
import { AlertDescription } from '@/features/jobs/alerts/components/alert-parts'
import { alertOfSubscription } from '@/features/jobs/alerts/queries'
import { confirmByLink } from '@/features/subscriptions/actions'
import { DeadLink, LinkPanel, maskedEmail } from '@/features/subscriptions/components/manage-parts'
import { subscriptionMessages } from '@/features/subscriptions/messages'
import { pendingOfLink } from '@/features/subscriptions/queries'
import { pathsIn } from '@/lib/paths/site-paths'

export const generateMetadata = secretPage((language) => subscriptionMessages(language).confirm.title)

/** Landing page of the confirmation link: what was requested, and the button without which nothing is sent. */
export default pageOf(async (language, { searchParams }: { searchParams: Promise<{ token?: string | string[] }> }) => {
  const { confirm } = subscriptionMessages(language)
  const { token } = await searchParams
  const pending = await pendingOfLink(token)
  if (!pending) {
    const next = { ...confirm, href: pathsIn(language).jobs() }
    return <DeadLink language={language} title={confirm.title} next={next} />
  }
  const [alert, reminder] = await Promise.all([alertOfSubscription(pending.id), reminderOfSubscription(pending.id)])
  return (
    <LinkPanel title={confirm.title}>
      {alert && <AlertDescription language={language} alert={alert} />}
      {reminder && (
        <p>
          <b>{reminderMessages(language).row(reminder.name)}</b>
        </p>
      )}
      <p>{confirm.lead(maskedEmail(pending.email))}</p>
      <form action={confirmByLink}>
        <input type="hidden" name="token" value={String(token)} />
        <LanguageInput language={language} />
        <Button type="submit" tall>
          {confirm.button}
        </Button>
      </form>
      <p className="text-sm text-quiet">{confirm.ignore}</p>
    </LinkPanel>
  )
})
