import { ActionForm } from '@/components/ui/forms/action-form'
import type { Language } from '@/lib/language'
import {
  addParent,
  changeEmail,
  changePassword,
  confirmAdult,
  decideByLink,
  deleteMyAccount,
  signOutEverywhere,
} from '../actions/account'
import { accountMessages } from '../messages'
import { accountFields, guardianEmailField, usernameField } from './account-fields'

interface OwnProps {
  language: Language
  /** The account that the form is about. */
  person: string
}

/** The props shared by the settings' forms. */
const common = (language: Language) => {
  const { common: messages, settingsForms } = accountMessages(language)
  return { language, failed: messages.unexpected, busy: settingsForms.working, success: 'stays' } as const
}

/** Requests a change of email. */
export function ChangeEmailForm({ language, person }: OwnProps) {
  const messages = accountMessages(language).settingsForms
  const { email, currentPassword } = accountFields(language)
  return (
    <ActionForm
      {...common(language)}
      person={person}
      action={changeEmail}
      fields={[
        { ...email, name: 'newEmail', label: messages.newEmail, autoComplete: 'email' },
        { ...currentPassword, id: 'email-password' },
      ]}
      submit={messages.changeEmail}
    />
  )
}

export function ChangePasswordForm({ language, person, email }: OwnProps & { email: string }) {
  const messages = accountMessages(language).settingsForms
  const { currentPassword, newPassword } = accountFields(language)
  return (
    <ActionForm
      {...common(language)}
      person={person}
      action={changePassword}
      fields={[usernameField(email), currentPassword, { ...newPassword, label: messages.newPassword }]}
      submit={messages.changePassword}
    />
  )
}

export function SignOutEverywhereForm({ language, person }: OwnProps) {
  return (
    <ActionForm
      {...common(language)}
      person={person}
      name="sessions"
      action={signOutEverywhere}
      kind="line"
      submit={accountMessages(language).settings.signOutEverywhere}
    />
  )
}

/** Deletes the account, confirmed by password and checkbox. */
export function DeleteAccountForm({ language, person }: OwnProps) {
  const messages = accountMessages(language).settingsForms
  return (
    <ActionForm
      {...common(language)}
      person={person}
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

interface ParentFormsProps extends OwnProps {
  email?: string | null
  /** No parent has agreed yet. */
  isPending: boolean
}

/** Names a parent or mails them again; and a button for a person who has turned 18. */
export function ParentForms({ language, person, email, isPending }: ParentFormsProps) {
  const messages = accountMessages(language).guardian
  const form = { ...common(language), person, kind: 'line' } as const
  return (
    <>
      {isPending && (
        <ActionForm
          {...form}
          name="parent"
          action={addParent}
          fields={[{ ...guardianEmailField(language), value: email ?? undefined }]}
          submit={messages.ask}
        />
      )}
      <ActionForm {...form} name="of-age" action={confirmAdult} submit={messages.ofAge} />
    </>
  )
}
