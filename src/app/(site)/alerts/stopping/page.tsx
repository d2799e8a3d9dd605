import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { LinkPanel } from '@/features/subscriptions/components/manage-parts'
import { maskedAddress } from '@/features/subscriptions/masked-address'
import { addressOfStopLink } from '@/features/subscriptions/queries'
import { subscriptionTexts } from '@/features/subscriptions/texts'
import { pathsIn } from '@/lib/addresses/paths'

export const generateMetadata = (): Metadata =>
  pageMetadata(language, { title: subscriptionTexts(language).stop.title, hasSecretAddress: true })

type Props = { searchParams: Promise<{ token?: string | string[] }> }

/** What the link that ends our mails shows: one button. Opening it ends nothing. */
export default async function StoppingPage({ searchParams }: Props) {
  const { stop, dead } = subscriptionTexts(language)
  const { token } = await searchParams
  const email = await addressOfStopLink(token)
  if (!email) {
    return (
      <LinkPanel title={stop.title}>
        <Notice kind="warn">
          <p>{dead}</p>
        </Notice>
      </LinkPanel>
    )
  }
  return (
    <LinkPanel title={stop.title}>
      <p>{stop.lead(maskedAddress(email))}</p>
      <form action={pathsIn(language).stopSubscription(String(token))} method="post">
        <Button type="submit">{stop.button}</Button>
      </form>
    </LinkPanel>
  )
}
