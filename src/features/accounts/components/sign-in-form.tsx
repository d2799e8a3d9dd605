'use client'
import Link from 'next/link'
import { useActionState } from 'react'
import { IDLE } from '@/lib/action-result'
import { paths } from '@/lib/paths'
import { type SignInState, signIn } from '../actions/sign-in'
import { doorTexts } from '../texts'
import { CurrentPasswordInput, EmailInput } from './account-inputs'
import { FormOutcome } from './form-outcome'
import { ResendForm } from './resend-form'
import { SubmitButton } from './submit-button'

/** E-mail address and password; `next` is where to go afterwards. */
export function SignInForm({ next }: { next?: string }) {
  const [state, send] = useActionState<SignInState, FormData>(signIn, IDLE)
  return (
    <>
      <FormOutcome state={state} stays />
      {state.unverified && <ResendForm email={state.values?.email} next={next} />}
      <form className="form" action={send}>
        {next && <input type="hidden" name="next" value={next} />}
        <EmailInput state={state} />
        <CurrentPasswordInput state={state} id="password" label={doorTexts.labels.password} />
        <SubmitButton wide busy={doorTexts.signInBusy}>
          {doorTexts.signInButton}
        </SubmitButton>
        <p className="text-sm">
          <Link href={paths.forgotPassword(next)}>{doorTexts.forgotten}</Link>
        </p>
      </form>
      <p>
        {doorTexts.noAccount} <Link href={paths.signUp(next)}>{doorTexts.createAccount}</Link>
      </p>
    </>
  )
}
