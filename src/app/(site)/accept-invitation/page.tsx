import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { AcceptInvitationForm } from '@/features/accounts/components/mail-links/accept-invitation-form'
import { AccountPanel } from '@/features/accounts/components/sign-in/account-panel'
import { invitationSentence, ROLE_DUTIES } from '@/features/accounts/emails/staff-texts'
import { findInvitation } from '@/features/accounts/queries'
import { accountTexts, invitationTexts } from '@/features/accounts/texts'
import { getSiteSettings } from '@/features/pages/queries'
import { paths } from '@/lib/addresses/paths'
import { secretAddress } from '@/lib/addresses/secret-address'

export const metadata: Metadata = { title: invitationTexts.title, ...secretAddress }

interface InvitationProps {
  searchParams: Promise<{ token?: string | string[] }>
}

export default async function AcceptInvitationPage({ searchParams }: InvitationProps) {
  const { token } = await searchParams
  const link = typeof token === 'string' ? await findInvitation(token) : null
  const { brand } = await getSiteSettings()
  return (
    <AccountPanel title={invitationTexts.title} back={{ href: paths.login(), text: accountTexts.backToSignIn }}>
      {link && typeof token === 'string' ? (
        <>
          <p>{invitationSentence({ brand, inviter: link.inviter, role: link.role })}</p>
          <p>{ROLE_DUTIES[link.role]}</p>
          <p>{invitationTexts.lead(link.email)}</p>
          <AcceptInvitationForm token={token} email={link.email} />
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
    </AccountPanel>
  )
}
