import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Door } from '@/features/accounts/components/door'
import { ResetPasswordForm } from '@/features/accounts/components/reset-password-form'
import { findLink } from '@/features/accounts/queries'
import { accountTexts, linkTexts } from '@/features/accounts/texts'
import { paths } from '@/lib/paths'
import { secretAddress } from '@/lib/secret-address'

export const metadata: Metadata = { title: linkTexts.resetTitle, ...secretAddress }

export default async function ResetPasswordPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[] }>
}) {
  const { token } = await searchParams
  const link = typeof token === 'string' ? await findLink(['reset-password', 'invitation'], token) : null
  return (
    <Door title={linkTexts.resetTitle} back={{ href: paths.login(), text: accountTexts.backToSignIn }}>
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
    </Door>
  )
}
