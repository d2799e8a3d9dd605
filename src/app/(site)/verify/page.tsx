import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { Notice } from '@/components/ui/messages/notice'
import { accountFields } from '@/features/accounts/components/account-fields'
import { ClaimForm, VerifyForm } from '@/features/accounts/components/link-forms'
import { AccountPanel } from '@/features/accounts/components/sign-in/account-panel'
import { ResendForm } from '@/features/accounts/components/sign-in/resend-form'
import { findLink } from '@/features/accounts/queries'
import { accountTexts } from '@/features/accounts/texts'
import { pathsIn } from '@/lib/addresses/paths'
import { claimAddress, verifyAddress } from './actions'

export const generateMetadata = (): Metadata =>
  pageMetadata(language, { title: accountTexts(language).links.verifyTitle, hasSecretAddress: true })

const back = () => ({ href: pathsIn(language).login(), text: accountTexts(language).common.backToSignIn })

const Resend = () => (
  <ResendForm
    language={language}
    words={accountTexts(language).signIn}
    failed={accountTexts(language).common.unexpected}
    email={{ ...accountFields(language).email, autoComplete: 'email' }}
  />
)

export default async function VerifyPage({ searchParams }: { searchParams: Promise<{ token?: string | string[] }> }) {
  const linkTexts = accountTexts(language).links
  const { token } = await searchParams
  if (typeof token !== 'string') {
    return (
      <AccountPanel language={language} title={linkTexts.resendTitle} back={back()}>
        <Resend />
      </AccountPanel>
    )
  }
  const link = await findLink(['verify-email', 'change-email'], token)
  if (!link) {
    return (
      <AccountPanel language={language} title={linkTexts.resendTitle} back={back()}>
        <Notice kind="warn">
          <p>{linkTexts.dead}</p>
        </Notice>
        <Resend />
      </AccountPanel>
    )
  }
  const isChange = link.purpose === 'change-email'
  return (
    <AccountPanel language={language} title={isChange ? linkTexts.changeTitle : linkTexts.verifyTitle} back={back()}>
      <p>{isChange ? linkTexts.changeLead(link.email) : linkTexts.verifyLead(link.email)}</p>
      <VerifyForm
        language={language}
        token={token}
        email={link.email}
        label={isChange ? linkTexts.changeButton : linkTexts.verifyButton}
        action={verifyAddress}
      />
      {!isChange && <ClaimForm language={language} token={token} action={claimAddress} />}
    </AccountPanel>
  )
}
