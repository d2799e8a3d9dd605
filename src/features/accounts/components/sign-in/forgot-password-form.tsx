'use client'
import { useActionState } from 'react'
import { askForReset } from '@/features/accounts/actions/reset-password'
import { linkTexts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import { EmailInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Asks for the link with which a new password is chosen; `next` is where the person was going. */
export function ForgotPasswordForm({ next }: { next?: string }) {
  const [state, send] = useActionState(askForReset, IDLE)
  return (
    <>
      <FormOutcome state={state} stays />
      <form className="form" action={send}>
        {next && <input type="hidden" name="next" value={next} />}
        <EmailInput state={state} />
        <SubmitButton wide busy={linkTexts.forgotBusy}>
          {linkTexts.forgotButton}
        </SubmitButton>
      </form>
    </>
  )
}
