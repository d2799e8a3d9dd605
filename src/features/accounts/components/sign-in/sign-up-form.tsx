'use client'
import Link from 'next/link'
import { useActionState, useEffect, useRef } from 'react'
import { fileRefusals } from '@/cms/uploads/refusals'
import { HoneypotInput, TextInput } from '@/components/ui/forms/field'
import { Notice } from '@/components/ui/messages/notice'
import { type SignUpState, signUp } from '@/features/accounts/actions/sign-up'
import { MOST_FILE_BYTES, PHOTO_TYPES } from '@/features/accounts/limits'
import { signInScreenTexts } from '@/features/accounts/texts'
import { paths } from '@/lib/addresses/paths'
import { IDLE } from '@/lib/refusals/action-result'
import { ConsentNote, EmailInput, NewPasswordInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { LimitedFileInput } from '../profile/limited-file-input'
import { SubmitButton } from '../submit-button'
import { ResendForm } from './resend-form'

function Created({ state, next }: { state: SignUpState; next?: string }) {
  const outcome = useRef<HTMLDivElement>(null)
  // The form was longer than this answer: without the focus the page would stay scrolled past it.
  useEffect(() => outcome.current?.focus(), [])
  return (
    <>
      <div ref={outcome} tabIndex={-1} className="focus:outline-0">
        <Notice kind="good" live>
          <p>{state.message}</p>
          {state.photoWaits && <p>{signInScreenTexts.photoWaits}</p>}
        </Notice>
      </div>
      <p className="text-quiet">{signInScreenTexts.createdNext}</p>
      <ResendForm email={state.values?.email} next={next} />
      <p>
        <Link href={paths.login(next)}>{signInScreenTexts.signIn}</Link>
      </p>
    </>
  )
}

/** Full name, e-mail address, phone, password and photo; afterwards what to do next. */
export function SignUpForm({ next }: { next?: string }) {
  const [state, send] = useActionState<SignUpState, FormData>(signUp, IDLE)
  if (state.status === 'success') return <Created state={state} next={next} />
  const { values, fieldErrors } = state
  return (
    <>
      <p className="text-quiet">{signInScreenTexts.requiredNote}</p>
      <FormOutcome state={state} stays />
      <form className="form" action={send}>
        {next && <input type="hidden" name="next" value={next} />}
        <TextInput
          id="fullName"
          label={signInScreenTexts.labels.fullName}
          autoComplete="name"
          maxLength={120}
          defaultValue={values?.fullName}
          error={fieldErrors?.fullName}
        />
        <EmailInput state={state} hint={signInScreenTexts.hints.email} />
        <TextInput
          id="phone"
          type="tel"
          label={signInScreenTexts.labels.phone}
          hint={signInScreenTexts.hints.phone}
          optional={signInScreenTexts.optional}
          autoComplete="tel"
          defaultValue={values?.phone}
          error={fieldErrors?.phone}
        />
        <NewPasswordInput state={state} />
        <LimitedFileInput
          id="photo"
          label={signInScreenTexts.labels.photo}
          hint={signInScreenTexts.hints.photo}
          optional={signInScreenTexts.optional}
          accept={PHOTO_TYPES.join(',')}
          most={MOST_FILE_BYTES}
          tooLarge={fileRefusals['file-too-large']}
          error={fieldErrors?.photo}
        />
        <HoneypotInput label={signInScreenTexts.leaveEmpty} />
        <ConsentNote />
        <SubmitButton wide busy={signInScreenTexts.createBusy}>
          {signInScreenTexts.createButton}
        </SubmitButton>
      </form>
      <p>
        {signInScreenTexts.haveAccount} <Link href={paths.login(next)}>{signInScreenTexts.signIn}</Link>
      </p>
    </>
  )
}
