import { pageOf, secretPage } from '@/app/(site)/language'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { AccountPanel } from '@/features/accounts/components/frames'
import { ResetPasswordForm } from '@/features/accounts/components/link-forms'
import { accountMessages } from '@/features/accounts/messages'
import { findLink } from '@/features/accounts/queries'
import { pathsIn } from '@/lib/paths/site-paths'

export const generateMetadata = secretPage((language) => accountMessages(language).links.resetTitle)

export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/reset-password'>) => {
  const linkMessages = accountMessages(language).links
  const paths = pathsIn(language)
  const { token } = await searchParams
  const link = typeof token === 'string' ? await findLink(['reset-password', 'invitation'], token) : null
  return (
    <AccountPanel language={language} title={linkMessages.resetTitle} signIn={paths.login()}>
      {link && typeof token === 'string' ? (
        <ResetPasswordForm language={language} token={token} />
      ) : (
        <>
          <Notice kind="warn">{linkMessages.dead}</Notice>
          <p>
            <ButtonLink href={paths.forgotPassword()}>{linkMessages.resetAgain}</ButtonLink>
          </p>
        </>
      )}
    </AccountPanel>
  )
})
