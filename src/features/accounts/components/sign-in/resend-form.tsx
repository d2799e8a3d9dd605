'use client'
import { useActionState } from 'react'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { resendVerification } from '@/features/accounts/actions/sign-up'
import type { AccountTexts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import { EmailInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Asks for the verification mail again: for a known address by one button, else with a field for it. `next` is where the person was going. */
export function ResendForm({
  language,
  words,
  inputs,
  email,
  next,
}: {
  language: Language
  words: AccountTexts['signIn']
  inputs: AccountTexts['inputs']
  email?: string
  next?: string
}) {
  const [state, send] = useActionState(resendVerification, IDLE)
  return (
    <form className="form" action={send} noValidate>
      <LanguageInput language={language} />
      <FormOutcome state={state} fields={[{ name: 'email', label: inputs.labels.email }]} stays />
      {next && <input type="hidden" name="next" value={next} />}
      {email ? (
        <input type="hidden" name="email" value={email} />
      ) : (
        <EmailInput words={inputs} state={state} autoComplete="email" />
      )}
      <SubmitButton kind="line" wide busy={words.resendBusy}>
        {words.resend}
      </SubmitButton>
    </form>
  )
}
