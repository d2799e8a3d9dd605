'use client'
import Link from 'next/link'
import { useActionState } from 'react'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { type SignInState, signIn } from '@/features/accounts/actions/sign-in'
import type { AccountTexts } from '@/features/accounts/texts'
import { pathsIn } from '@/lib/addresses/paths'
import { IDLE } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import { CurrentPasswordInput, EmailInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'
import { ResendForm } from './resend-form'

interface SignInFormProps {
  language: Language
  words: AccountTexts['signIn']
  inputs: AccountTexts['inputs']
  /** Where to go afterwards. */
  next?: string
}

/** E-mail address and password. */
export function SignInForm({ language, words, inputs, next }: SignInFormProps) {
  const paths = pathsIn(language)
  const [state, send] = useActionState<SignInState, FormData>(signIn, IDLE)
  return (
    <>
      <FormOutcome
        state={state}
        fields={[
          { name: 'email', label: inputs.labels.email },
          { name: 'password', label: inputs.labels.password },
        ]}
        stays
      />
      {state.unverified && (
        <ResendForm language={language} words={words} inputs={inputs} email={state.values?.email} next={next} />
      )}
      <form className="form" action={send} noValidate>
        <LanguageInput language={language} />
        {next && <input type="hidden" name="next" value={next} />}
        <EmailInput words={inputs} state={state} />
        <CurrentPasswordInput words={inputs} state={state} id="password" label={inputs.labels.password} />
        <SubmitButton wide busy={words.signInBusy}>
          {words.signInButton}
        </SubmitButton>
        <p className="text-sm">
          <Link href={paths.forgotPassword(next)}>{words.forgotten}</Link>
        </p>
      </form>
      <p>
        {words.noAccount} <Link href={paths.signUp(next)}>{words.createAccount}</Link>
      </p>
    </>
  )
}
