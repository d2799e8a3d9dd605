'use client'
import { useActionState } from 'react'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { setUpAdmin } from '@/features/accounts/actions/set-up-admin'
import type { AccountTexts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import { EmailInput, NewPasswordInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** E-mail address and password of the first administrator. */
export function AdminSetupForm({
  language,
  words,
  inputs,
  token,
}: {
  language: Language
  words: AccountTexts['adminSetup']['form']
  inputs: AccountTexts['inputs']
  token: string
}) {
  const [state, send] = useActionState(setUpAdmin, IDLE)
  return (
    <>
      <p>{words.lead}</p>
      <FormOutcome
        state={state}
        fields={[
          { name: 'email', label: inputs.labels.email },
          { name: 'password', label: inputs.labels.password },
        ]}
        stays
      />
      <form className="form" action={send} noValidate>
        <LanguageInput language={language} />
        <input type="hidden" name="token" value={token} />
        <EmailInput words={inputs} state={state} />
        <NewPasswordInput words={inputs} state={state} />
        <SubmitButton wide busy={words.busy}>
          {words.button}
        </SubmitButton>
      </form>
    </>
  )
}
