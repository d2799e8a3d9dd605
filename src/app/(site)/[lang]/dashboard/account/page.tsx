import { pageOf, unlistedPage } from '@/app/(site)/language'
import { buttonLook } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { DashboardPage, SettingsSection } from '@/features/accounts/components/frames'
import {
  ChangeEmailForm,
  ChangePasswordForm,
  DeleteAccountForm,
  ParentForms,
  SignOutEverywhereForm,
} from '@/features/accounts/components/settings-forms'
import { accountMessages } from '@/features/accounts/messages'
import { EMPTY_PROFILE, personOrSender } from '@/features/accounts/queries'
import { paths, pathsIn } from '@/lib/paths/site-paths'
import { dayText } from '@/lib/text/format'

export const dynamic = 'force-dynamic'
export const generateMetadata = unlistedPage((language) => accountMessages(language).settings.title)

export default pageOf(async (language) => {
  const messages = accountMessages(language).settings
  const { guardian } = accountMessages(language)
  const { id, email, pendingEmail, writesAs, guardianEmail, guardianAgreedAt } =
    (await personOrSender(language, pathsIn(language).account())) ?? EMPTY_PROFILE
  return (
    <DashboardPage language={language} title={messages.title} current="account">
      <SettingsSection title={messages.email} lead={email ? messages.emailLead(email) : undefined}>
        {pendingEmail && <Notice>{messages.emailPending(pendingEmail)}</Notice>}
        <ChangeEmailForm language={language} person={id} />
      </SettingsSection>
      {writesAs === 'minor' && (
        <SettingsSection title={guardian.section} lead={guardian.sectionLead}>
          <Notice kind={guardianAgreedAt ? 'good' : 'warn'}>
            {guardianAgreedAt ? guardian.hasAgreed(dayText(language, guardianAgreedAt)) : guardian.waits}
          </Notice>
          <ParentForms language={language} person={id} email={guardianEmail} isPending={!guardianAgreedAt} />
        </SettingsSection>
      )}
      <SettingsSection title={messages.password}>
        <ChangePasswordForm language={language} person={id} email={email} />
      </SettingsSection>
      <SettingsSection title={messages.sessions} lead={messages.sessionsLead}>
        <SignOutEverywhereForm language={language} person={id} />
      </SettingsSection>
      <SettingsSection title={messages.data} lead={messages.dataLead}>
        <p>
          <a className={buttonLook({ kind: 'line' })} href={paths.accountExport()} download>
            {messages.download}
          </a>
        </p>
      </SettingsSection>
      <SettingsSection title={messages.deletion} lead={messages.deletionLead}>
        <DeleteAccountForm language={language} person={id} />
      </SettingsSection>
    </DashboardPage>
  )
})
