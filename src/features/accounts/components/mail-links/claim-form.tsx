'use client'
import { useActionState } from 'react'
import { TextInput } from '@/components/ui/forms/field'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { Icon } from '@/components/ui/icon'
import { type FormState, IDLE } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import type { AccountTexts } from '../../texts'
import { ConsentNote, NewPasswordInput } from '../account-inputs'
import { FOLD } from '../account-looks'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

type ClaimAction = (before: FormState, form: FormData) => Promise<FormState>

/** For the owner of a mailbox who does not know the password that the account was made with. */
export function ClaimForm({
  language,
  words,
  inputs,
  token,
  action,
}: {
  language: Language
  words: AccountTexts['linkForms']
  inputs: AccountTexts['inputs']
  token: string
  action: ClaimAction
}) {
  const [state, send] = useActionState(action, IDLE)
  return (
    <details className={FOLD.details} open={state.status === 'error' || undefined}>
      <summary className={FOLD.summary}>
        {words.claimTitle} <Icon name="plus" className={FOLD.icon} />
      </summary>
      <form className="form" action={send} noValidate>
        <LanguageInput language={language} />
        <p className="text-quiet">{words.claimLead}</p>
        <FormOutcome
          state={state}
          fields={[
            { name: 'fullName', label: inputs.labels.fullName },
            { name: 'newPassword', label: inputs.labels.newPassword },
          ]}
          stays
        />
        <input type="hidden" name="token" value={token} />
        <TextInput
          id="fullName"
          label={inputs.labels.fullName}
          autoComplete="name"
          maxLength={120}
          defaultValue={state.values?.fullName}
          error={state.fieldErrors?.fullName}
        />
        <NewPasswordInput words={inputs} state={state} id="newPassword" label={inputs.labels.newPassword} />
        <ConsentNote language={language} consent={inputs.consent} />
        <SubmitButton kind="line" wide busy={words.verifyBusy}>
          {words.claimButton}
        </SubmitButton>
      </form>
    </details>
  )
}
