'use client'
import { useActionState } from 'react'
import { TextInput } from '@/components/ui/field'
import { IDLE } from '@/lib/action-result'
import { resendVerification } from '../actions/sign-up'
import { doorTexts } from '../texts'
import { FormOutcome } from './form-outcome'
import { SubmitButton } from './submit-button'

/** Asks for the verification mail again: for a known address by one button, else with a field for it. */
export function ResendForm({ email }: { email?: string }) {
  const [state, send] = useActionState(resendVerification, IDLE)
  return (
    <form className="form" action={send}>
      <FormOutcome state={state} stays />
      {email ? (
        <input type="hidden" name="email" value={email} />
      ) : (
        <TextInput
          id="email"
          type="email"
          label={doorTexts.labels.email}
          autoComplete="email"
          defaultValue={state.values?.email}
          error={state.fieldErrors?.email}
        />
      )}
      <SubmitButton kind="line" wide busy={doorTexts.resendBusy}>
        {doorTexts.resend}
      </SubmitButton>
    </form>
  )
}
