'use client'
import { useActionState } from 'react'
import { resendVerification } from '@/features/accounts/actions/sign-up'
import { signInScreenTexts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import { EmailInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Asks for the verification mail again: for a known address by one button, else with a field for it. `next` is where the person was going. */
export function ResendForm({ email, next }: { email?: string; next?: string }) {
  const [state, send] = useActionState(resendVerification, IDLE)
  return (
    <form className="form" action={send}>
      <FormOutcome state={state} stays />
      {next && <input type="hidden" name="next" value={next} />}
      {email ? <input type="hidden" name="email" value={email} /> : <EmailInput state={state} autoComplete="email" />}
      <SubmitButton kind="line" wide busy={signInScreenTexts.resendBusy}>
        {signInScreenTexts.resend}
      </SubmitButton>
    </form>
  )
}
