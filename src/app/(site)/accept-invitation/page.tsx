import type { Metadata } from 'next'
import { language } from '@/app/(site)/language'
import { pageMetadata } from '@/components/seo/page-metadata'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { AcceptInvitationForm } from '@/features/accounts/components/link-forms'
import { AccountPanel } from '@/features/accounts/components/sign-in/account-panel'
import { staffMailTexts } from '@/features/accounts/emails/staff-texts'
import { findInvitation } from '@/features/accounts/queries'
import { accountTexts } from '@/features/accounts/texts'
import { getSiteSettings } from '@/features/pages/queries'
import { pathsIn } from '@/lib/addresses/paths'

export const generateMetadata = (): Metadata =>
  pageMetadata(language, { title: accountTexts(language).invitation.title, hasSecretAddress: true })

interface InvitationProps {
  searchParams: Promise<{ token?: string | string[] }>
}

export default async function AcceptInvitationPage({ searchParams }: InvitationProps) {
  const invitationTexts = accountTexts(language).invitation
  const paths = pathsIn(language)
  const { token } = await searchParams
  const link = typeof token === 'string' ? await findInvitation(token) : null
  const { brand } = await getSiteSettings()
  return (
    <AccountPanel
      language={language}
      title={invitationTexts.title}
      back={{ href: paths.login(), text: accountTexts(language).common.backToSignIn }}
    >
      {link && typeof token === 'string' ? (
        <>
          <p>{staffMailTexts(language).invitationSentence({ brand, inviter: link.inviter, role: link.role })}</p>
          <p>{staffMailTexts(language).duties[link.role]}</p>
          <p>{invitationTexts.lead(link.email)}</p>
          <AcceptInvitationForm language={language} token={token} email={link.email} />
        </>
      ) : (
        <>
          <Notice kind="warn">
            <p>{invitationTexts.dead}</p>
          </Notice>
          <p>
            <ButtonLink href={paths.login()}>{accountTexts(language).common.backToSignIn}</ButtonLink>
          </p>
        </>
      )}
    </AccountPanel>
  )
}
