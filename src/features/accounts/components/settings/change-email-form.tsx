'use client'
import { useActionState } from 'react'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { changeEmail } from '@/features/accounts/actions/account'
import type { AccountTexts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import { CurrentPasswordInput, EmailInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Asks for another e-mail address. */
export function ChangeEmailForm({
  language,
  words,
  inputs,
}: {
  language: Language
  words: AccountTexts['settingsForms']
  inputs: AccountTexts['inputs']
}) {
  const [state, send] = useActionState(changeEmail, IDLE)
  return (
    <form className="form" action={send} noValidate>
      <LanguageInput language={language} />
      <FormOutcome
        state={state}
        fields={[
          { name: 'newEmail', label: words.newEmail },
          { name: 'currentPassword', label: inputs.labels.currentPassword, id: 'email-password' },
        ]}
        stays
      />
      <EmailInput words={inputs} state={state} id="newEmail" label={words.newEmail} autoComplete="email" />
      <CurrentPasswordInput words={inputs} state={state} id="email-password" name="currentPassword" />
      <div>
        <SubmitButton busy={words.working}>{words.changeEmail}</SubmitButton>
      </div>
    </form>
  )
}
