import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { ArrowLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { LinkPanel } from '@/features/subscriptions/components/manage-parts'
import { subscriptionTexts } from '@/features/subscriptions/texts'
import { pathsIn } from '@/lib/addresses/paths'

export const generateMetadata = (): Metadata =>
  pageMetadata(language, { title: subscriptionTexts(language).stop.doneTitle, robots: 'noindex' })

/** What is said when our mails have ended. */
export default function StoppedPage() {
  const { stop } = subscriptionTexts(language)
  return (
    <LinkPanel title={stop.doneTitle}>
      <Notice kind="good">
        <p>{stop.done}</p>
      </Notice>
      <ArrowLink href={pathsIn(language).home()}>{stop.home}</ArrowLink>
    </LinkPanel>
  )
}
