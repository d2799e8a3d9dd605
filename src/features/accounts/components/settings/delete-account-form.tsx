'use client'
import { useActionState } from 'react'
import { CheckboxInput } from '@/components/ui/forms/field'
import { deleteMyAccount } from '@/features/accounts/actions/account'
import { settingsTexts as texts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import { CurrentPasswordInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Deletes the account, after the password and a tick. */
export function DeleteAccountForm() {
  const [state, send] = useActionState(deleteMyAccount, IDLE)
  return (
    <form className="form" action={send}>
      <FormOutcome state={state} stays />
      <CurrentPasswordInput state={state} id="delete-password" name="currentPassword" />
      <CheckboxInput id="confirm" label={texts.deletionConfirm} required error={state.fieldErrors?.confirm} />
      <div>
        <SubmitButton kind="line" busy={texts.working}>
          {texts.delete}
        </SubmitButton>
      </div>
    </form>
  )
}
