'use client'
import Link from 'next/link'
import { ActionForm } from '@/components/ui/forms/action-form'
import type { FormField } from '@/components/ui/forms/form-controls'
import { Done } from '@/components/ui/messages/notice'
import { pathsIn } from '@/lib/paths/site-paths'
import { signIn } from '../../actions/sign-in'
import { signUp } from '../../actions/sign-up'
import type { AccountMessages } from '../../messages'
import { ConsentNote, ResendForm, type ResendFormProps } from './form-parts'

interface SignInFormProps extends Omit<ResendFormProps, 'email'> {
  fields: readonly FormField[]
}

/** Email and password. */
export function SignInForm({ fields, ...common }: SignInFormProps) {
  const { language, messages, failed, next } = common
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
        submit={messages.signInButton}
        busy={messages.signInBusy}
        failed={failed}
      />
      <p className="text-sm">
        <Link href={paths.forgotPassword(next)}>{messages.forgot}</Link>
      </p>
      <p>
        {messages.noAccount} <Link href={paths.signUp(next)}>{messages.createAccount}</Link>
      </p>
    </>
  )
}

/** The sign-up form; afterwards the next steps. */
export function SignUpForm({
  fields,
  consent,
  ...common
}: SignInFormProps & { consent: AccountMessages['inputs']['consent'] }) {
  const { language, messages, failed, next } = common
  const login = <Link href={pathsIn(language).login(next)}>{messages.signIn}</Link>
  return (
    <ActionForm
      language={language}
      action={signUp}
      hidden={{ next }}
      fields={fields}
      trap={{ name: 'website', label: messages.leaveEmpty }}
      lead={<p className="text-quiet">{messages.requiredNote}</p>}
      below={
        <p>
          {messages.haveAccount} {login}
        </p>
      }
      sent={({ message, photoWaits, values }) => (
        <>
          <Done>
            <p>{message}</p>
            {photoWaits && <p>{messages.photoWaits}</p>}
          </Done>
          <p className="text-quiet">{messages.createdNext}</p>
          <ResendForm {...common} email={values?.email ?? ''} />
          <p>{login}</p>
        </>
      )}
      wide
      submit={messages.createButton}
      busy={messages.createBusy}
      failed={failed}
    >
      <ConsentNote language={language} consent={consent} />
    </ActionForm>
  )
}
