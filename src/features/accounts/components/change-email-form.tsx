'use client'
import { useActionState } from 'react'
import { TextInput } from '@/components/ui/field'
import { IDLE } from '@/lib/action-result'
import { changeEmail } from '../actions/account'
import { settingsTexts as texts } from '../texts'
import { FormOutcome } from './form-outcome'
import { SubmitButton } from './submit-button'

/** Asks for another e-mail address. */
export function ChangeEmailForm() {
  const [state, send] = useActionState(changeEmail, IDLE)
  return (
    <form className="form" action={send}>
      <FormOutcome state={state} stays />
      <TextInput
        id="newEmail"
        type="email"
        label={texts.newEmail}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={state.values?.newEmail}
        error={state.fieldErrors?.newEmail}
      />
      <TextInput
        id="email-password"
        name="currentPassword"
        type="password"
        label={texts.currentPassword}
        autoComplete="current-password"
        error={state.fieldErrors?.currentPassword}
      />
      <div>
        <SubmitButton busy={texts.working}>{texts.changeEmail}</SubmitButton>
      </div>
    </form>
  )
}
