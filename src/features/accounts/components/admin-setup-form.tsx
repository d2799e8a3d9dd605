'use client'
import { useActionState } from 'react'
import { TextInput } from '@/components/ui/field'
import { IDLE } from '@/lib/action-result'
import { setUpAdmin } from '../actions/set-up-admin'
import { adminSetupTexts, doorTexts } from '../texts'
import { FormOutcome } from './form-outcome'
import { SubmitButton } from './submit-button'

/** E-mail address and password of the first administrator. */
export function AdminSetupForm({ token }: { token: string }) {
  const [state, send] = useActionState(setUpAdmin, IDLE)
  return (
    <>
      <p>{adminSetupTexts.lead}</p>
      <FormOutcome state={state} stays />
      <form className="form" action={send}>
        <input type="hidden" name="token" value={token} />
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
        <TextInput
          id="password"
          type="password"
          label={doorTexts.labels.password}
          hint={doorTexts.hints.password}
          autoComplete="new-password"
          error={state.fieldErrors?.password}
        />
        <SubmitButton wide busy={adminSetupTexts.busy}>
          {adminSetupTexts.button}
        </SubmitButton>
      </form>
    </>
  )
}
