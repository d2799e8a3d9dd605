'use client'
import Link from 'next/link'
import { ActionForm } from '@/components/ui/forms/action-form'
import type { FormField } from '@/components/ui/forms/form-controls'
import { Notice } from '@/components/ui/messages/notice'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import { signIn } from '../../actions/sign-in'
import { signUp } from '../../actions/sign-up'
import type { AccountMessages } from '../../messages'
import { ConsentNote } from '../consent-note'
import { ResendForm } from './resend-form'

interface SignInFormProps {
  language: Language
  words: AccountMessages['signIn']
  fields: readonly FormField[]
  failed: string
  /** Where to go afterwards. */
  next?: string
}

/** E-mail address and password. */
export function SignInForm({ fields, ...common }: SignInFormProps) {
  const { language, words, failed, next } = common
  const paths = pathsIn(language)
  return (
    <>
      <ActionForm
        language={language}
        action={signIn}
        hidden={{ next }}
        fields={fields}
        above={({ unverified, values }) => unverified && <ResendForm {...common} email={values?.email ?? ''} />}
        wide
        submit={words.signInButton}
        busy={words.signInBusy}
        failed={failed}
      />
      <p className="text-sm">
        <Link href={paths.forgotPassword(next)}>{words.forgot}</Link>
      </p>
      <p>
        {words.noAccount} <Link href={paths.signUp(next)}>{words.createAccount}</Link>
      </p>
    </>
  )
}

/** Full name, e-mail address, phone, password and photo; afterwards what to do next. */
export function SignUpForm({
  fields,
  consent,
  ...common
}: SignInFormProps & { consent: AccountMessages['inputs']['consent'] }) {
  const { language, words, failed, next } = common
  const login = <Link href={pathsIn(language).login(next)}>{words.signIn}</Link>
  return (
    <ActionForm
      language={language}
      action={signUp}
      hidden={{ next }}
      fields={fields}
      trap={{ name: 'website', label: words.leaveEmpty }}
      lead={<p className="text-quiet">{words.requiredNote}</p>}
      below={
        <p>
          {words.haveAccount} {login}
        </p>
      }
      sent={({ message, photoWaits, values }) => (
        <>
          <Notice kind="good" live>
            <p>{message}</p>
            {photoWaits && <p>{words.photoWaits}</p>}
          </Notice>
          <p className="text-quiet">{words.createdNext}</p>
          <ResendForm {...common} email={values?.email ?? ''} />
          <p>{login}</p>
        </>
      )}
      wide
      submit={words.createButton}
      busy={words.createBusy}
      failed={failed}
    >
      <ConsentNote language={language} consent={consent} />
    </ActionForm>
  )
}
