'use client'
import { useActionState } from 'react'
import { changeEmail } from '@/features/accounts/actions/account'
import { settingsTexts as texts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import { CurrentPasswordInput, EmailInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Asks for another e-mail address. */
export function ChangeEmailForm() {
  const [state, send] = useActionState(changeEmail, IDLE)
  return (
    <form className="form" action={send}>
      <FormOutcome state={state} stays />
      <EmailInput state={state} id="newEmail" label={texts.newEmail} autoComplete="email" />
      <CurrentPasswordInput state={state} id="email-password" name="currentPassword" />
      <div>
        <SubmitButton busy={texts.working}>{texts.changeEmail}</SubmitButton>
      </div>
    </form>
  )
}
