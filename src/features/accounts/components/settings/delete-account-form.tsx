'use client'
import { useActionState } from 'react'
import { CheckboxInput } from '@/components/ui/forms/field'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { deleteMyAccount } from '@/features/accounts/actions/account'
import type { AccountTexts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import { CurrentPasswordInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Deletes the account, after the password and a tick. */
export function DeleteAccountForm({
  language,
  words,
  inputs,
}: {
  language: Language
  words: AccountTexts['settingsForms']
  inputs: AccountTexts['inputs']
}) {
  const [state, send] = useActionState(deleteMyAccount, IDLE)
  return (
    <form className="form" action={send} noValidate>
      <LanguageInput language={language} />
      <FormOutcome
        state={state}
        fields={[
          { name: 'currentPassword', label: inputs.labels.currentPassword, id: 'delete-password' },
          { name: 'confirm', label: words.deletionConfirm },
        ]}
        stays
      />
      <CurrentPasswordInput words={inputs} state={state} id="delete-password" name="currentPassword" />
      <CheckboxInput id="confirm" label={words.deletionConfirm} required error={state.fieldErrors?.confirm} />
      <div>
        <SubmitButton kind="line" busy={words.working}>
          {words.delete}
        </SubmitButton>
      </div>
    </form>
  )
}
