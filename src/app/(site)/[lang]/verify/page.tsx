import Link from 'next/link'
import { redirect } from 'next/navigation'
import { pageOf, secretPage } from '@/app/(site)/language'
import { Notice } from '@/components/ui/messages/notice'
import { accountFields } from '@/features/accounts/components/account-fields'
import { AccountPanel } from '@/features/accounts/components/frames'
import { ClaimForm, VerifyForm } from '@/features/accounts/components/link-forms'
import { ResendForm } from '@/features/accounts/components/sign-in/form-parts'
import { accountMessages } from '@/features/accounts/messages'
import { findLink, hasLinkVerified } from '@/features/accounts/queries'
import { pathsIn } from '@/lib/paths/site-paths'
import { claimEmail, verifyEmail } from './actions'

export const generateMetadata = secretPage((language) => accountMessages(language).links.verifyTitle)

export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/verify'>) => {
  const linkMessages = accountMessages(language).links
  const signInHref = pathsIn(language).login()
  const { token } = await searchParams
  const link = typeof token === 'string' ? await findLink(['verify-email', 'change-email'], token) : null
  if (!link && typeof token === 'string' && (await hasLinkVerified(token)))
    redirect(pathsIn(language).loginNotice('verified'))
  if (!link || typeof token !== 'string')
    return (
      <AccountPanel language={language} title={linkMessages.resendTitle} signIn={signInHref}>
        {typeof token === 'string' && <Notice kind="warn">{linkMessages.dead}</Notice>}
        <ResendForm
          language={language}
          messages={accountMessages(language).signIn}
          failed={accountMessages(language).common.unexpected}
          email={{ ...accountFields(language).email, autoComplete: 'email' }}
        />
        {typeof token === 'string' && (
          <p>
            {linkMessages.wasChange} <Link href={pathsIn(language).account()}>{linkMessages.changeAgain}</Link>
          </p>
        )}
      </AccountPanel>
    )
  const isChange = link.purpose === 'change-email'
  return (
    <AccountPanel
      language={language}
      title={isChange ? linkMessages.changeTitle : linkMessages.verifyTitle}
      signIn={signInHref}
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
})
