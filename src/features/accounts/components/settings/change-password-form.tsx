'use client'
import { useActionState } from 'react'
import { changePassword } from '@/features/accounts/actions/account'
import { settingsTexts as texts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import { CurrentPasswordInput, NewPasswordInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Changes the password; the address is there for password managers only. */
export function ChangePasswordForm({ email }: { email: string }) {
  const [state, send] = useActionState(changePassword, IDLE)
  return (
    <form className="form" action={send}>
      <FormOutcome state={state} stays />
      <input
        className="sr-only"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <CurrentPasswordInput state={state} />
      <NewPasswordInput state={state} id="newPassword" label={texts.newPassword} />
      <div>
        <SubmitButton busy={texts.working}>{texts.changePassword}</SubmitButton>
      </div>
    </form>
  )
}
