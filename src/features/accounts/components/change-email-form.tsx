'use client'
import { useActionState } from 'react'
import { IDLE } from '@/lib/action-result'
import { changeEmail } from '../actions/account'
import { settingsTexts as texts } from '../texts'
import { CurrentPasswordInput, EmailInput } from './account-inputs'
import { FormOutcome } from './form-outcome'
import { SubmitButton } from './submit-button'

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
