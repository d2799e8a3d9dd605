import type { Metadata } from 'next'
import { Notice } from '@/components/ui/messages/notice'
import { ClaimForm } from '@/features/accounts/components/mail-links/claim-form'
import { VerifyForm } from '@/features/accounts/components/mail-links/verify-form'
import { AccountPanel } from '@/features/accounts/components/sign-in/account-panel'
import { ResendForm } from '@/features/accounts/components/sign-in/resend-form'
import { findLink } from '@/features/accounts/queries'
import { accountTexts, linkTexts } from '@/features/accounts/texts'
import { paths } from '@/lib/addresses/paths'
import { secretAddress } from '@/lib/addresses/secret-address'
import { claimAddress, verifyAddress } from './actions'

export const metadata: Metadata = { title: linkTexts.verifyTitle, ...secretAddress }

const back = { href: paths.login(), text: accountTexts.backToSignIn }

export default async function VerifyPage({ searchParams }: { searchParams: Promise<{ token?: string | string[] }> }) {
  const { token } = await searchParams
  if (typeof token !== 'string') {
    return (
      <AccountPanel title={linkTexts.resendTitle} back={back}>
        <ResendForm />
      </AccountPanel>
    )
  }
  const link = await findLink(['verify-email', 'change-email'], token)
  if (!link) {
    return (
      <AccountPanel title={linkTexts.resendTitle} back={back}>
        <Notice kind="warn">
          <p>{linkTexts.dead}</p>
        </Notice>
        <ResendForm />
      </AccountPanel>
    )
  }
  const isChange = link.purpose === 'change-email'
  return (
    <AccountPanel title={isChange ? linkTexts.changeTitle : linkTexts.verifyTitle} back={back}>
      <p>{isChange ? linkTexts.changeLead(link.email) : linkTexts.verifyLead(link.email)}</p>
      <VerifyForm
        token={token}
        email={link.email}
        label={isChange ? linkTexts.changeButton : linkTexts.verifyButton}
        action={verifyAddress}
      />
      {!isChange && <ClaimForm token={token} action={claimAddress} />}
    </AccountPanel>
  )
}
