'use client'
import Link from 'next/link'
import { useActionState } from 'react'
import { type SignInState, signIn } from '@/features/accounts/actions/sign-in'
import { signInScreenTexts } from '@/features/accounts/texts'
import { paths } from '@/lib/addresses/paths'
import { IDLE } from '@/lib/refusals/action-result'
import { CurrentPasswordInput, EmailInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'
import { ResendForm } from './resend-form'

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
        <CurrentPasswordInput state={state} id="password" label={signInScreenTexts.labels.password} />
        <SubmitButton wide busy={signInScreenTexts.signInBusy}>
          {signInScreenTexts.signInButton}
        </SubmitButton>
        <p className="text-sm">
          <Link href={paths.forgotPassword(next)}>{signInScreenTexts.forgotten}</Link>
        </p>
      </form>
      <p>
        {signInScreenTexts.noAccount} <Link href={paths.signUp(next)}>{signInScreenTexts.createAccount}</Link>
      </p>
    </>
  )
}
