import { ActionForm } from '@/components/ui/forms/action-form'
import type { Language } from '@/lib/language'
import { addParent, changeEmail, changePassword, confirmAdult, decideByLink, deleteMyAccount } from '../actions/account'
import { accountMessages } from '../messages'
import { accountFields, guardianEmailField, usernameField } from './account-fields'

/** The props shared by the settings' forms. */
const common = (language: Language) => {
  const { common: messages, settingsForms } = accountMessages(language)
  return { language, failed: messages.unexpected, busy: settingsForms.working, success: 'stays' } as const
}

/** Requests a change of email. */
export function ChangeEmailForm({ language }: { language: Language }) {
  const messages = accountMessages(language).settingsForms
  const { email, currentPassword } = accountFields(language)
  return (
    <ActionForm
      {...common(language)}
      action={changeEmail}
      fields={[
        { ...email, name: 'newEmail', label: messages.newEmail, autoComplete: 'email' },
        { ...currentPassword, id: 'email-password' },
      ]}
      submit={messages.changeEmail}
    />
  )
}

export function ChangePasswordForm({ language, email }: { language: Language; email: string }) {
  const messages = accountMessages(language).settingsForms
  const { currentPassword, newPassword } = accountFields(language)
  return (
    <ActionForm
      {...common(language)}
      action={changePassword}
      fields={[usernameField(email), currentPassword, { ...newPassword, label: messages.newPassword }]}
      submit={messages.changePassword}
    />
  )
}

/** Deletes the account, confirmed by password and checkbox. */
export function DeleteAccountForm({ language }: { language: Language }) {
  const messages = accountMessages(language).settingsForms
  return (
    <ActionForm
      {...common(language)}
      action={deleteMyAccount}
      fields={[
        { ...accountFields(language).currentPassword, id: 'delete-password' },
        { name: 'confirm', type: 'checkbox', label: messages.deletionConfirm },
      ]}
      kind="line"
      submit={messages.delete}
    />
  )
}

/** A parent's decision as a button. */
export function DecideForm({ language, link, agrees }: { language: Language; link: string; agrees: boolean }) {
  const { agree, withdraw } = accountMessages(language).guardian
  return (
    <ActionForm
      {...common(language)}
      name={agrees ? 'agree' : 'withdraw'}
      action={decideByLink}
      hidden={{ token: link, agrees: agrees ? 'yes' : 'no' }}
      kind={agrees ? 'act' : 'line'}
      submit={agrees ? agree : withdraw}
    />
  )
}

interface ParentFormsProps {
  language: Language
  email?: string | null
  /** No parent has agreed yet. */
  isPending: boolean
}

/** Names a parent or mails them again; and a button for a person who has turned 18. */
export function ParentForms({ language, email, isPending }: ParentFormsProps) {
  const messages = accountMessages(language).guardian
  return (
    <>
      {isPending && (
        <ActionForm
          {...common(language)}
          name="parent"
          action={addParent}
          fields={[{ ...guardianEmailField(language), value: email ?? undefined }]}
          kind="line"
          submit={messages.ask}
        />
      )}
      <ActionForm {...common(language)} name="of-age" action={confirmAdult} kind="line" submit={messages.ofAge} />
    </>
  )
}
