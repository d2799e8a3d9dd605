'use client'
import { useActionState } from 'react'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { changePassword } from '@/features/accounts/actions/account'
import type { AccountTexts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import { CurrentPasswordInput, NewPasswordInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Changes the password; the address is there for password managers only. */
export function ChangePasswordForm({
  language,
  words,
  inputs,
  email,
}: {
  language: Language
  words: AccountTexts['settingsForms']
  inputs: AccountTexts['inputs']
  email: string
}) {
  const [state, send] = useActionState(changePassword, IDLE)
  return (
    <form className="form" action={send} noValidate>
      <LanguageInput language={language} />
      <FormOutcome
        state={state}
        fields={[
          { name: 'currentPassword', label: inputs.labels.currentPassword },
          { name: 'newPassword', label: words.newPassword },
        ]}
        stays
      />
      <input
        className="sr-only"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <CurrentPasswordInput words={inputs} state={state} />
      <NewPasswordInput words={inputs} state={state} id="newPassword" label={words.newPassword} />
      <div>
        <SubmitButton busy={words.working}>{words.changePassword}</SubmitButton>
      </div>
    </form>
  )
}
