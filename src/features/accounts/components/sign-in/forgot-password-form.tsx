'use client'
import { useActionState } from 'react'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { askForReset } from '@/features/accounts/actions/reset-password'
import type { AccountTexts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import { EmailInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Asks for the link with which a new password is chosen; `next` is where the person was going. */
export function ForgotPasswordForm({
  language,
  words,
  inputs,
  next,
}: {
  language: Language
  words: AccountTexts['linkForms']
  inputs: AccountTexts['inputs']
  next?: string
}) {
  const [state, send] = useActionState(askForReset, IDLE)
  return (
    <>
      <FormOutcome state={state} fields={[{ name: 'email', label: inputs.labels.email }]} stays />
      <form className="form" action={send} noValidate>
        <LanguageInput language={language} />
        {next && <input type="hidden" name="next" value={next} />}
        <EmailInput words={inputs} state={state} />
        <SubmitButton wide busy={words.forgotBusy}>
          {words.forgotButton}
        </SubmitButton>
      </form>
    </>
  )
}
