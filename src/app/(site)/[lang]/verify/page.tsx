import { metadataOf, routeLanguage } from '@/app/(site)/language'
import { Notice } from '@/components/ui/messages/notice'
import { accountFields } from '@/features/accounts/components/account-fields'
import { ClaimForm, VerifyForm } from '@/features/accounts/components/link-forms'
import { AccountPanel } from '@/features/accounts/components/sign-in/account-panel'
import { ResendForm } from '@/features/accounts/components/sign-in/resend-form'
import { accountMessages } from '@/features/accounts/messages'
import { findLink } from '@/features/accounts/queries'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import { claimEmail, verifyEmail } from './actions'

export const generateMetadata = metadataOf((language) => ({
  title: accountMessages(language).links.verifyTitle,
  hasSecretPath: true,
}))

const back = (language: Language) => ({
  href: pathsIn(language).login(),
  text: accountMessages(language).common.backToSignIn,
})

const Resend = ({ language }: { language: Language }) => (
  <ResendForm
    language={language}
    words={accountMessages(language).signIn}
    failed={accountMessages(language).common.unexpected}
    email={{ ...accountFields(language).email, autoComplete: 'email' }}
  />
)

export default async function VerifyPage({ searchParams }: PageProps<'/[lang]/verify'>) {
  const language = await routeLanguage()
  const linkMessages = accountMessages(language).links
  const { token } = await searchParams
  if (typeof token !== 'string') {
    return (
      <AccountPanel language={language} title={linkMessages.resendTitle} back={back(language)}>
        <Resend language={language} />
      </AccountPanel>
    )
  }
  const link = await findLink(['verify-email', 'change-email'], token)
  if (!link) {
    return (
      <AccountPanel language={language} title={linkMessages.resendTitle} back={back(language)}>
        <Notice kind="warn">{linkMessages.dead}</Notice>
        <Resend language={language} />
      </AccountPanel>
    )
  }
  const isChange = link.purpose === 'change-email'
  return (
    <AccountPanel
      language={language}
      title={isChange ? linkMessages.changeTitle : linkMessages.verifyTitle}
      back={back(language)}
    >
      <p>{isChange ? linkMessages.changeLead(link.email) : linkMessages.verifyLead(link.email)}</p>
      <VerifyForm
        language={language}
        token={token}
        email={link.email}
        label={isChange ? linkMessages.changeButton : linkMessages.verifyButton}
        action={verifyEmail}
      />
      {!isChange && <ClaimForm language={language} token={token} action={claimEmail} />}
    </AccountPanel>
  )
}
