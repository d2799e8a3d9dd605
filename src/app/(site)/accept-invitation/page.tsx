import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Door } from '@/features/accounts/components/door'
import { AcceptInvitationForm } from '@/features/accounts/components/mail-links/accept-invitation-form'
import { invitationSentence, ROLE_DUTIES } from '@/features/accounts/emails/staff-texts'
import { findInvitation } from '@/features/accounts/queries'
import { accountTexts, invitationTexts } from '@/features/accounts/texts'
import { getSiteSettings } from '@/features/pages/queries'
import { paths } from '@/lib/paths'
import { secretAddress } from '@/lib/secret-address'

export const metadata: Metadata = { title: invitationTexts.title, ...secretAddress }

interface InvitationProps {
  searchParams: Promise<{ token?: string | string[] }>
}

export default async function AcceptInvitationPage({ searchParams }: InvitationProps) {
  const { token } = await searchParams
  const link = typeof token === 'string' ? await findInvitation(token) : null
  const { brand } = await getSiteSettings()
  return (
    <Door title={invitationTexts.title} back={{ href: paths.login(), text: accountTexts.backToSignIn }}>
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
    </Door>
  )
}
