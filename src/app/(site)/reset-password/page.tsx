import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { AccountPanel } from '@/features/accounts/components/sign-in/account-panel'
import { ResetPasswordForm } from '@/features/accounts/components/sign-in/reset-password-form'
import { findLink } from '@/features/accounts/queries'
import { accountTexts, linkTexts } from '@/features/accounts/texts'
import { paths } from '@/lib/addresses/paths'
import { secretAddress } from '@/lib/addresses/secret-address'

export const metadata: Metadata = { title: linkTexts.resetTitle, ...secretAddress }

export default async function ResetPasswordPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[] }>
}) {
  const { token } = await searchParams
  const link = typeof token === 'string' ? await findLink(['reset-password', 'invitation'], token) : null
  return (
    <AccountPanel title={linkTexts.resetTitle} back={{ href: paths.login(), text: accountTexts.backToSignIn }}>
      {link && typeof token === 'string' ? (
        <ResetPasswordForm token={token} />
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
