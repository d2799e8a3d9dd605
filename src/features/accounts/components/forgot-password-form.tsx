'use client'
import { useActionState } from 'react'
import { TextInput } from '@/components/ui/field'
import { IDLE } from '@/lib/action-result'
import { askForReset } from '../actions/reset-password'
import { doorTexts, linkTexts } from '../texts'
import { FormOutcome } from './form-outcome'
import { SubmitButton } from './submit-button'

/** Asks for the link with which a new password is chosen. */
export function ForgotPasswordForm() {
  const [state, send] = useActionState(askForReset, IDLE)
  return (
    <>
      <FormOutcome state={state} stays />
      <form className="form" action={send}>
        <TextInput
          id="email"
          type="email"
          label={doorTexts.labels.email}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={state.values?.email}
          error={state.fieldErrors?.email}
        />
        <SubmitButton wide busy={linkTexts.forgotBusy}>
          {linkTexts.forgotButton}
        </SubmitButton>
      </form>
    </>
  )
}
