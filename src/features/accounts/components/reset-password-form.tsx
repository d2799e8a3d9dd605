'use client'
import { useActionState } from 'react'
import { TextInput } from '@/components/ui/field'
import { IDLE } from '@/lib/action-result'
import { chooseNewPassword } from '../actions/reset-password'
import { doorTexts, linkTexts } from '../texts'
import { FormOutcome } from './form-outcome'
import { SubmitButton } from './submit-button'

/** Chooses a new password by a one-time link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const [state, send] = useActionState(chooseNewPassword, IDLE)
  return (
    <>
      <FormOutcome state={state} stays />
      <form className="form" action={send}>
        <input type="hidden" name="token" value={token} />
        <TextInput
          id="password"
          type="password"
          label={doorTexts.labels.newPassword}
          hint={doorTexts.hints.password}
          autoComplete="new-password"
          error={state.fieldErrors?.password}
        />
        <SubmitButton wide busy={linkTexts.resetBusy}>
          {linkTexts.resetButton}
        </SubmitButton>
      </form>
    </>
  )
}
