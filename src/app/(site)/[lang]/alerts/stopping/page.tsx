import { pageOf, secretPage } from '@/app/(site)/language'
import { Button } from '@/components/ui/button'
import { DeadLink, LinkPanel, maskedEmail } from '@/features/subscriptions/components/manage-parts'
import { subscriptionMessages } from '@/features/subscriptions/messages'
import { emailOfStopLink } from '@/features/subscriptions/queries'
import { pathsIn } from '@/lib/paths/site-paths'

export const generateMetadata = secretPage((language) => subscriptionMessages(language).stop.title)

/** Landing page of an unsubscribe link: one button. Opening it ends nothing. */
export default pageOf(async (language, { searchParams }: { searchParams: Promise<{ token?: string | string[] }> }) => {
  const { stop } = subscriptionMessages(language)
  const { token } = await searchParams
  const email = await emailOfStopLink(token)
  if (!email) return <DeadLink language={language} title={stop.title} />
  return (
    <LinkPanel title={stop.title}>
      <p>{stop.lead(maskedEmail(email))}</p>
      <form action={pathsIn(language).stopSubscription(String(token))} method="post">
        <Button type="submit">{stop.button}</Button>
      </form>
    </LinkPanel>
  )
})
