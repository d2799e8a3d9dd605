'use client'
import { useActionState } from 'react'
import { IDLE } from '@/lib/refusals/action-result'
import { acceptInvitation } from '../../actions/accept-invitation'
import { invitationTexts } from '../../texts'
import { NewPasswordInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Chooses the first password of somebody who was invited; the address is there for password managers only. */
export function AcceptInvitationForm({ token, email }: { token: string; email: string }) {
  const [state, send] = useActionState(acceptInvitation, IDLE)
  return (
    <>
      <FormOutcome state={state} stays />
      <form className="form" action={send}>
        <input type="hidden" name="token" value={token} />
        <input
          className="sr-only"
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <NewPasswordInput state={state} />
        <SubmitButton wide busy={invitationTexts.busy}>
          {invitationTexts.button}
        </SubmitButton>
      </form>
    </>
  )
}
