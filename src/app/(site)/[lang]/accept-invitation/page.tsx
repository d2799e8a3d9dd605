import { pageOf, secretPage } from '@/app/(site)/language'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { AccountPanel } from '@/features/accounts/components/frames'
import { AcceptInvitationForm } from '@/features/accounts/components/link-forms'
import { staffMailMessages } from '@/features/accounts/emails/staff-messages'
import { accountMessages } from '@/features/accounts/messages'
import { findInvitation } from '@/features/accounts/queries'
import { getSiteSettings } from '@/features/pages/queries'
import { pathsIn } from '@/lib/paths/site-paths'

export const generateMetadata = secretPage((language) => accountMessages(language).invitation.title)

export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/accept-invitation'>) => {
  const invitationMessages = accountMessages(language).invitation
  const paths = pathsIn(language)
  const { token } = await searchParams
  const link = typeof token === 'string' ? await findInvitation(token) : null
  const { brand } = await getSiteSettings()
  return (
    <AccountPanel language={language} title={invitationMessages.title} signIn={paths.login()}>
      {link && typeof token === 'string' ? (
        <>
          <p>{staffMailMessages(language).invitationSentence({ brand, inviter: link.inviter, role: link.role })}</p>
          <p>{staffMailMessages(language).duties[link.role]}</p>
          <p>{invitationMessages.lead(link.email)}</p>
          <AcceptInvitationForm language={language} token={token} email={link.email} />
        </>
      ) : (
        <>
          <Notice kind="warn">{invitationMessages.dead}</Notice>
          <p>
            <ButtonLink href={paths.login()}>{accountMessages(language).common.backToSignIn}</ButtonLink>
          </p>
        </>
      )}
    </AccountPanel>
  )
})
