'use client'
import { useActionState } from 'react'
import { IDLE } from '@/lib/action-result'
import { verifyAddress } from '../actions/verify'
import { linkTexts } from '../texts'
import { FormOutcome } from './form-outcome'
import { SubmitButton } from './submit-button'

/** The button that uses up a verification link: programs that open links in mails press none. */
export function VerifyForm({ token, label }: { token: string; label: string }) {
  const [state, send] = useActionState(verifyAddress, IDLE)
  return (
    <>
      <FormOutcome state={state} stays />
      <form className="form" action={send}>
        <input type="hidden" name="token" value={token} />
        <SubmitButton wide busy={linkTexts.verifyBusy}>
          {label}
        </SubmitButton>
      </form>
    </>
  )
}
