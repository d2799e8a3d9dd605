'use client'
import { useActionState, useEffect } from 'react'
import { ChoiceInput, TextInput } from '@/components/ui/forms/field'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { updateProfile } from '@/features/accounts/actions/profile'
import { PERSON_KINDS } from '@/features/accounts/person-kind'
import type { AccountTexts } from '@/features/accounts/texts'
import type { ProfileView } from '@/features/accounts/view'
import { IDLE } from '@/lib/refusals/action-result'
import { useMe } from '@/lib/request/use-me'
import type { Language } from '@/lib/text/language'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Name, phone and what the person is here for. */
export function ProfileForm({
  language,
  words,
  labels,
  profile,
}: {
  language: Language
  words: AccountTexts['profileForms']
  labels: AccountTexts['profileFields']
  profile: Pick<ProfileView, 'fullName' | 'phone' | 'kind'>
}) {
  const [state, send] = useActionState(updateProfile, IDLE)
  const { mutate } = useMe()
  useEffect(() => {
    // The header shows the name.
    if (state.status === 'success') void mutate()
  }, [state, mutate])
  return (
    <form className="form" action={send} noValidate>
      <LanguageInput language={language} />
      <FormOutcome
        state={state}
        fields={[
          { name: 'fullName', label: labels.fullName },
          { name: 'phone', label: labels.phone },
        ]}
      />
      <TextInput
        id="fullName"
        label={labels.fullName}
        autoComplete="name"
        maxLength={120}
        defaultValue={state.values?.fullName ?? profile.fullName ?? ''}
        error={state.fieldErrors?.fullName}
      />
      <TextInput
        id="phone"
        type="tel"
        label={labels.phone}
        hint={words.hints.phone}
        optional={words.optional}
        autoComplete="tel"
        defaultValue={(state.status === 'error' ? state.values?.phone : undefined) ?? profile.phone ?? ''}
        error={state.fieldErrors?.phone}
      />
      <ChoiceInput
        id="kind"
        label={words.kind}
        hint={words.kindHint}
        options={PERSON_KINDS.map((kind) => [kind, words.kinds[kind]] as const)}
        defaultValue={state.values?.kind ?? profile.kind ?? undefined}
      />
      <div>
        <SubmitButton busy={words.saving}>{words.save}</SubmitButton>
      </div>
    </form>
  )
}
