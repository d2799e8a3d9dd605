'use client'
import { useActionState, useEffect } from 'react'
import { ChoiceInput, TextInput } from '@/components/ui/forms/field'
import { updateProfile } from '@/features/accounts/actions/profile'
import { PERSON_KINDS } from '@/features/accounts/person-kind'
import { profileFieldTexts, profileTexts as texts } from '@/features/accounts/texts'
import type { ProfileView } from '@/features/accounts/view'
import { IDLE } from '@/lib/refusals/action-result'
import { useMe } from '@/lib/request/use-me'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Name, phone and what the person is here for. */
export function ProfileForm({ profile }: { profile: Pick<ProfileView, 'fullName' | 'phone' | 'kind'> }) {
  const [state, send] = useActionState(updateProfile, IDLE)
  const { mutate } = useMe()
  useEffect(() => {
    // The header shows the name.
    if (state.status === 'success') void mutate()
  }, [state, mutate])
  return (
    <form className="form" action={send}>
      <FormOutcome state={state} />
      <TextInput
        id="fullName"
        label={profileFieldTexts.fullName}
        autoComplete="name"
        maxLength={120}
        defaultValue={state.values?.fullName ?? profile.fullName ?? ''}
        error={state.fieldErrors?.fullName}
      />
      <TextInput
        id="phone"
        type="tel"
        label={profileFieldTexts.phone}
        hint={texts.hints.phone}
        optional={texts.optional}
        autoComplete="tel"
        defaultValue={(state.status === 'error' ? state.values?.phone : undefined) ?? profile.phone ?? ''}
        error={state.fieldErrors?.phone}
      />
      <ChoiceInput
        id="kind"
        label={texts.kind}
        hint={texts.kindHint}
        options={PERSON_KINDS.map((kind) => [kind, texts.kinds[kind]] as const)}
        defaultValue={state.values?.kind ?? profile.kind ?? undefined}
      />
      <div>
        <SubmitButton busy={texts.saving}>{texts.save}</SubmitButton>
      </div>
    </form>
  )
}
