'use client'
import { useActionState } from 'react'
import { TextInput } from '@/components/ui/forms/field'
import { Icon } from '@/components/ui/icon'
import { type FormState, IDLE } from '@/lib/refusals/action-result'
import { linkTexts, signInScreenTexts } from '../../texts'
import { ConsentNote, NewPasswordInput } from '../account-inputs'
import { FOLD } from '../account-looks'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

type ClaimAction = (before: FormState, form: FormData) => Promise<FormState>

/** For the owner of a mailbox who does not know the password that the account was made with. */
export function ClaimForm({ token, action }: { token: string; action: ClaimAction }) {
  const [state, send] = useActionState(action, IDLE)
  return (
    <details className={FOLD.details} open={state.status === 'error' || undefined}>
      <summary className={FOLD.summary}>
        {linkTexts.claimTitle} <Icon name="plus" className={FOLD.icon} />
      </summary>
      <form className="form" action={send}>
        <p className="text-quiet">{linkTexts.claimLead}</p>
        <FormOutcome state={state} stays />
        <input type="hidden" name="token" value={token} />
        <TextInput
          id="fullName"
          label={signInScreenTexts.labels.fullName}
          autoComplete="name"
          maxLength={120}
          defaultValue={state.values?.fullName}
          error={state.fieldErrors?.fullName}
        />
        <NewPasswordInput state={state} id="newPassword" label={signInScreenTexts.labels.newPassword} />
        <ConsentNote />
        <SubmitButton kind="line" wide busy={linkTexts.verifyBusy}>
          {linkTexts.claimButton}
        </SubmitButton>
      </form>
    </details>
  )
}
