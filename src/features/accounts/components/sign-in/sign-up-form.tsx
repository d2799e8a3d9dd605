'use client'
import Link from 'next/link'
import { useActionState, useEffect, useRef } from 'react'
import { MOST_PICTURE_BYTES } from '@/cms/uploads/picture-limits'
import { HoneypotInput, TextInput } from '@/components/ui/forms/field'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { LimitedFileInput } from '@/components/ui/forms/limited-file-input'
import { Notice } from '@/components/ui/messages/notice'
import { type SignUpState, signUp } from '@/features/accounts/actions/sign-up'
import { PHOTO_TYPES } from '@/features/accounts/limits'
import type { AccountTexts } from '@/features/accounts/texts'
import { pathsIn } from '@/lib/addresses/paths'
import { IDLE } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import { ConsentNote, EmailInput, NewPasswordInput } from '../account-inputs'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'
import { ResendForm } from './resend-form'

interface SignUpFormProps {
  language: Language
  words: AccountTexts['signIn']
  inputs: AccountTexts['inputs']
  /** What is said of a photo that is too large. */
  tooLarge: string
  next?: string
}

function Created({ language, words, inputs, state, next }: Omit<SignUpFormProps, 'tooLarge'> & { state: SignUpState }) {
  const outcome = useRef<HTMLDivElement>(null)
  // The form was longer than this answer: without the focus the page would stay scrolled past it.
  useEffect(() => outcome.current?.focus(), [])
  return (
    <>
      <div ref={outcome} tabIndex={-1} className="focus:outline-0">
        <Notice kind="good" live>
          <p>{state.message}</p>
          {state.photoWaits && <p>{words.photoWaits}</p>}
        </Notice>
      </div>
      <p className="text-quiet">{words.createdNext}</p>
      <ResendForm language={language} words={words} inputs={inputs} email={state.values?.email} next={next} />
      <p>
        <Link href={pathsIn(language).login(next)}>{words.signIn}</Link>
      </p>
    </>
  )
}

/** Full name, e-mail address, phone, password and photo; afterwards what to do next. */
export function SignUpForm({ language, words, inputs, tooLarge, next }: SignUpFormProps) {
  const [state, send] = useActionState<SignUpState, FormData>(signUp, IDLE)
  if (state.status === 'success')
    return <Created language={language} words={words} inputs={inputs} state={state} next={next} />
  const { values, fieldErrors } = state
  return (
    <>
      <p className="text-quiet">{words.requiredNote}</p>
      <FormOutcome
        state={state}
        fields={[
          { name: 'fullName', label: inputs.labels.fullName },
          { name: 'email', label: inputs.labels.email },
          { name: 'phone', label: inputs.labels.phone },
          { name: 'password', label: inputs.labels.password },
          { name: 'photo', label: inputs.labels.photo },
        ]}
        stays
      />
      <form className="form" action={send} noValidate>
        <LanguageInput language={language} />
        {next && <input type="hidden" name="next" value={next} />}
        <TextInput
          id="fullName"
          label={inputs.labels.fullName}
          autoComplete="name"
          maxLength={120}
          defaultValue={values?.fullName}
          error={fieldErrors?.fullName}
        />
        <EmailInput words={inputs} state={state} hint={inputs.hints.email} />
        <TextInput
          id="phone"
          type="tel"
          label={inputs.labels.phone}
          hint={inputs.hints.phone}
          optional={words.optional}
          autoComplete="tel"
          defaultValue={values?.phone}
          error={fieldErrors?.phone}
        />
        <NewPasswordInput words={inputs} state={state} />
        <LimitedFileInput
          id="photo"
          label={inputs.labels.photo}
          hint={inputs.hints.photo}
          optional={words.optional}
          accept={PHOTO_TYPES.join(',')}
          most={MOST_PICTURE_BYTES}
          tooLarge={tooLarge}
          error={fieldErrors?.photo}
        />
        <HoneypotInput label={words.leaveEmpty} />
        <ConsentNote language={language} consent={inputs.consent} />
        <SubmitButton wide busy={words.createBusy}>
          {words.createButton}
        </SubmitButton>
      </form>
      <p>
        {words.haveAccount} <Link href={pathsIn(language).login(next)}>{words.signIn}</Link>
      </p>
    </>
  )
}
