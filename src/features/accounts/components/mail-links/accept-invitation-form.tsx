'use client'
import { useActionState } from 'react'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { IDLE } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import { acceptInvitation } from '../../actions/accept-invitation'
import type { AccountTexts } from '../../texts'
import { NewPasswordInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Chooses the first password of somebody who was invited; the address is there for password managers only. */
export function AcceptInvitationForm({
  language,
  words,
  inputs,
  token,
  email,
}: {
  language: Language
  words: AccountTexts['invitation']['form']
  inputs: AccountTexts['inputs']
  token: string
  email: string
}) {
  const [state, send] = useActionState(acceptInvitation, IDLE)
  return (
    <>
      <FormOutcome state={state} fields={[{ name: 'password', label: inputs.labels.password }]} stays />
      <form className="form" action={send} noValidate>
        <LanguageInput language={language} />
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
        <NewPasswordInput words={inputs} state={state} />
        <SubmitButton wide busy={words.busy}>
          {words.button}
        </SubmitButton>
      </form>
    </>
  )
}
