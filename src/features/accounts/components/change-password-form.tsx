'use client'
import { useActionState } from 'react'
import { TextInput } from '@/components/ui/field'
import { IDLE } from '@/lib/action-result'
import { changePassword } from '../actions/account'
import { doorTexts, settingsTexts as texts } from '../texts'
import { FormOutcome } from './form-outcome'
import { SubmitButton } from './submit-button'

/** Changes the password; the address is there for password managers only. */
export function ChangePasswordForm({ email }: { email: string }) {
  const [state, send] = useActionState(changePassword, IDLE)
  return (
    <form className="form" action={send}>
      <FormOutcome state={state} stays />
      <input
        className="sr"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <TextInput
        id="currentPassword"
        type="password"
        label={texts.currentPassword}
        autoComplete="current-password"
        error={state.fieldErrors?.currentPassword}
      />
      <TextInput
        id="newPassword"
        type="password"
        label={texts.newPassword}
        hint={doorTexts.hints.password}
        autoComplete="new-password"
        error={state.fieldErrors?.newPassword}
      />
      <div>
        <SubmitButton busy={texts.working}>{texts.changePassword}</SubmitButton>
      </div>
    </form>
  )
}
