'use client'
import { useActionState } from 'react'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { type FormState, IDLE } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import type { AccountTexts } from '../../texts'
import { CurrentPasswordInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

type VerifyAction = (before: FormState, form: FormData) => Promise<FormState>

/**
 * Uses up a verification link by the account's password: the link alone shows who owns the mailbox, and not who made
 * the account. The address is there for password managers only.
 */
export function VerifyForm({
  language,
  words,
  inputs,
  token,
  email,
  label,
  action,
}: {
  language: Language
  words: AccountTexts['linkForms']
  inputs: AccountTexts['inputs']
  token: string
  email: string
  label: string
  action: VerifyAction
}) {
  const [state, send] = useActionState(action, IDLE)
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
        <CurrentPasswordInput words={inputs} state={state} id="password" label={inputs.labels.password} />
        <SubmitButton wide busy={words.verifyBusy}>
          {label}
        </SubmitButton>
      </form>
    </>
  )
}
