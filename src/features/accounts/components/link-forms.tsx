import { ActionForm, type FormAction } from '@/components/ui/forms/action-form'
import type { Language } from '@/lib/language'
import { acceptInvitation, askForReset, chooseNewPassword, setUpAdmin } from '../actions/links'
import { accountMessages } from '../messages'
import { accountFields, usernameField } from './account-fields'
import { ConsentNote } from './sign-in/form-parts'

interface LinkProps {
  language: Language
  token: string
}

/** The props shared by these forms. */
const common = (language: Language) =>
  ({ language, failed: accountMessages(language).common.unexpected, success: 'stays', wide: true }) as const

/** Requests a link for a new password; `next` is where the person was going. */
export function ForgotPasswordForm({ language, next }: { language: Language; next?: string }) {
  const { linkForms } = accountMessages(language)
  return (
    <ActionForm
      {...common(language)}
      action={askForReset}
      hidden={{ next }}
      fields={[accountFields(language).email]}
      submit={linkForms.forgotButton}
      busy={linkForms.forgotBusy}
    />
  )
}

/** Chooses a new password by a one-time link. */
export function ResetPasswordForm({ language, token }: LinkProps) {
  const { linkForms, inputs } = accountMessages(language)
  return (
    <ActionForm
      {...common(language)}
      action={chooseNewPassword}
      hidden={{ token }}
      fields={[{ ...accountFields(language).firstPassword, label: inputs.labels.newPassword }]}
      submit={linkForms.resetButton}
      busy={linkForms.resetBusy}
    />
  )
}

/** Email and password of the first administrator. */
export function AdminSetupForm({ language, token }: LinkProps) {
  const { form } = accountMessages(language).adminSetup
  const { email, firstPassword } = accountFields(language)
  return (
    <>
      <p>{form.lead}</p>
      <ActionForm
        {...common(language)}
        action={setUpAdmin}
        hidden={{ token }}
        fields={[email, firstPassword]}
        submit={form.button}
        busy={form.busy}
      />
    </>
  )
}

/** Chooses the first password of someone who was invited. */
export function AcceptInvitationForm({ language, token, email }: LinkProps & { email: string }) {
  const { form } = accountMessages(language).invitation
  return (
    <ActionForm
      {...common(language)}
      action={acceptInvitation}
      hidden={{ token }}
      fields={[usernameField(email), accountFields(language).firstPassword]}
      submit={form.button}
      busy={form.busy}
    />
  )
}

/** Redeems a verification link with the account's password: the link only proves the mailbox, not who made the account. */
export function VerifyForm({
  language,
  token,
  email,
  label,
  action,
}: LinkProps & { email: string; label: string; action: FormAction }) {
  return (
    <ActionForm
      {...common(language)}
      action={action}
      hidden={{ token }}
      fields={[usernameField(email), accountFields(language).password]}
      submit={label}
      busy={accountMessages(language).linkForms.verifyBusy}
    />
  )
}

/** For the owner of a mailbox who does not know the account's password. */
export function ClaimForm({ language, token, action }: LinkProps & { action: FormAction }) {
  const { linkForms: messages, inputs } = accountMessages(language)
  const { fullName, newPassword } = accountFields(language)
  return (
    <ActionForm
      {...common(language)}
      action={action}
      hidden={{ token }}
      fields={[fullName, newPassword]}
      kind="line"
      submit={messages.claimButton}
      busy={messages.verifyBusy}
      fold={messages.claimTitle}
      lead={<p className="text-quiet">{messages.claimLead}</p>}
    >
      <ConsentNote language={language} consent={inputs.consent} />
    </ActionForm>
  )
}
