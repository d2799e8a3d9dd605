import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { ResetPasswordForm } from '@/features/accounts/components/link-forms'
import { AccountPanel } from '@/features/accounts/components/sign-in/account-panel'
import { findLink } from '@/features/accounts/queries'
import { accountTexts } from '@/features/accounts/texts'
import { pathsIn } from '@/lib/addresses/paths'

export const generateMetadata = (): Metadata =>
  pageMetadata(language, { title: accountTexts(language).links.resetTitle, hasSecretAddress: true })

export default async function ResetPasswordPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[] }>
}) {
  const linkTexts = accountTexts(language).links
  const paths = pathsIn(language)
  const { token } = await searchParams
  const link = typeof token === 'string' ? await findLink(['reset-password', 'invitation'], token) : null
  return (
    <AccountPanel
      language={language}
      title={linkTexts.resetTitle}
      back={{ href: paths.login(), text: accountTexts(language).common.backToSignIn }}
    >
      {link && typeof token === 'string' ? (
        <ResetPasswordForm language={language} token={token} />
      ) : (
        <>
          <Notice kind="warn">
            <p>{linkTexts.dead}</p>
          </Notice>
          <p>
            <ButtonLink href={paths.forgotPassword()}>{linkTexts.resetAgain}</ButtonLink>
          </p>
        </>
      )}
    </AccountPanel>
  )
}
