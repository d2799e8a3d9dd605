'use client'
import { useActionState } from 'react'
import { setUpAdmin } from '@/features/accounts/actions/set-up-admin'
import { adminSetupTexts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import { EmailInput, NewPasswordInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** E-mail address and password of the first administrator. */
export function AdminSetupForm({ token }: { token: string }) {
  const [state, send] = useActionState(setUpAdmin, IDLE)
  return (
    <>
      <p>{adminSetupTexts.lead}</p>
      <FormOutcome state={state} stays />
      <form className="form" action={send}>
        <input type="hidden" name="token" value={token} />
        <EmailInput state={state} />
        <NewPasswordInput state={state} />
        <SubmitButton wide busy={adminSetupTexts.busy}>
          {adminSetupTexts.button}
        </SubmitButton>
      </form>
    </>
  )
}
