'use client'
import { useActionState } from 'react'
import { TextInput } from '@/components/ui/forms/field'
import { updateProfessional } from '@/features/accounts/actions/profile'
import { profileFieldTexts as labels, profileTexts as texts } from '@/features/accounts/texts'
import type { ProfileView } from '@/features/accounts/view'
import { IDLE } from '@/lib/refusals/action-result'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** What a doctor fills in once and uses with every application. */
export function ProfessionalForm({ profile }: { profile: ProfileView }) {
  const [state, send] = useActionState(updateProfessional, IDLE)
  const field = (id: keyof typeof labels & keyof ProfileView, most: number) => ({
    id,
    label: labels[id],
    optional: texts.optional,
    maxLength: most,
    defaultValue: state.values?.[id] ?? String(profile[id] ?? ''),
    error: state.fieldErrors?.[id],
  })
  return (
    <form className="form" action={send}>
      <FormOutcome state={state} />
      <TextInput {...field('qualification', 160)} hint={texts.hints.qualification} />
      <TextInput {...field('speciality', 120)} />
      <TextInput {...field('registrationNumber', 60)} autoComplete="off" />
      <TextInput {...field('registrationCouncil', 120)} hint={texts.hints.registrationCouncil} />
      <TextInput {...field('experienceYears', 2)} inputMode="numeric" />
      <TextInput {...field('currentCity', 80)} autoComplete="address-level2" />
      <div>
        <SubmitButton busy={texts.saving}>{texts.saveProfessional}</SubmitButton>
      </div>
    </form>
  )
}
