import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Door } from '@/features/accounts/components/door'
import { ResetPasswordForm } from '@/features/accounts/components/reset-password-form'
import { findLink } from '@/features/accounts/queries'
import { accountTexts, invitationTexts } from '@/features/accounts/texts'
import { paths } from '@/lib/paths'
import { secretAddress } from '@/lib/secret-address'

export const metadata: Metadata = { title: invitationTexts.title, ...secretAddress }

interface InvitationProps {
  searchParams: Promise<{ token?: string | string[] }>
}

export default async function AcceptInvitationPage({ searchParams }: InvitationProps) {
  const { token } = await searchParams
  const link = typeof token === 'string' ? await findLink(['invitation'], token) : null
  return (
    <Door title={invitationTexts.title} back={{ href: paths.login(), text: accountTexts.backToSignIn }}>
      {link && typeof token === 'string' ? (
        <>
          <p>{invitationTexts.lead}</p>
          <ResetPasswordForm token={token} />
        </>
      ) : (
        <>
          <Notice kind="warn">
            <p>{invitationTexts.dead}</p>
          </Notice>
          <p>
            <ButtonLink href={paths.login()}>{accountTexts.backToSignIn}</ButtonLink>
          </p>
        </>
      )}
    </Door>
  )
}
