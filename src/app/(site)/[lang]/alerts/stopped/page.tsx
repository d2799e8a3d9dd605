import { pageOf, unlistedPage } from '@/app/(site)/language'
import { ArrowLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { LinkPanel } from '@/features/subscriptions/components/manage-parts'
import { subscriptionMessages } from '@/features/subscriptions/messages'
import { pathsIn } from '@/lib/paths/site-paths'

export const generateMetadata = unlistedPage((language) => subscriptionMessages(language).stop.doneTitle)

/** Confirmation after unsubscribing. */
export default pageOf((language) => {
  const { stop } = subscriptionMessages(language)
  return (
    <LinkPanel title={stop.doneTitle}>
      <Notice kind="good">{stop.done}</Notice>
      <ArrowLink href={pathsIn(language).home()}>{stop.home}</ArrowLink>
    </LinkPanel>
  )
})
