'use client'
import { useActionState } from 'react'
import { chooseNewPassword } from '@/features/accounts/actions/reset-password'
import { linkTexts, signInScreenTexts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import { NewPasswordInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Chooses a new password by a one-time link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const [state, send] = useActionState(chooseNewPassword, IDLE)
  return (
    <>
      <FormOutcome state={state} stays />
      <form className="form" action={send}>
        <input type="hidden" name="token" value={token} />
        <NewPasswordInput state={state} label={signInScreenTexts.labels.newPassword} />
        <SubmitButton wide busy={linkTexts.resetBusy}>
          {linkTexts.resetButton}
        </SubmitButton>
      </form>
    </>
  )
}
