'use client'
import { useActionState } from 'react'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { chooseNewPassword } from '@/features/accounts/actions/reset-password'
import type { AccountTexts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import { NewPasswordInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Chooses a new password by a one-time link. */
export function ResetPasswordForm({
  language,
  words,
  inputs,
  token,
}: {
  language: Language
  words: AccountTexts['linkForms']
  inputs: AccountTexts['inputs']
  token: string
}) {
  const [state, send] = useActionState(chooseNewPassword, IDLE)
  return (
    <>
      <FormOutcome state={state} fields={[{ name: 'password', label: inputs.labels.newPassword }]} stays />
      <form className="form" action={send} noValidate>
        <LanguageInput language={language} />
        <input type="hidden" name="token" value={token} />
        <NewPasswordInput words={inputs} state={state} label={inputs.labels.newPassword} />
        <SubmitButton wide busy={words.resetBusy}>
          {words.resetButton}
        </SubmitButton>
      </form>
    </>
  )
}
