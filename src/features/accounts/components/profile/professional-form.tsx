'use client'
import { useActionState } from 'react'
import { TextInput } from '@/components/ui/forms/field'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { updateProfessional } from '@/features/accounts/actions/profile'
import type { AccountTexts } from '@/features/accounts/texts'
import type { ProfileView } from '@/features/accounts/view'
import { IDLE } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

const FIELDS = [
  'qualification',
  'speciality',
  'registrationNumber',
  'registrationCouncil',
  'experienceYears',
  'currentCity',
  'noticePeriodDays',
  'placesWanted',
] as const

/** What a doctor fills in once and uses with every application. */
export function ProfessionalForm({
  language,
  words,
  labels,
  profile,
}: {
  language: Language
  words: AccountTexts['profileForms']
  labels: AccountTexts['profileFields']
  profile: ProfileView
}) {
  const [state, send] = useActionState(updateProfessional, IDLE)
  const field = (id: keyof typeof labels & keyof ProfileView, most: number) => ({
    id,
    label: labels[id],
    optional: words.optional,
    maxLength: most,
    defaultValue: state.values?.[id] ?? String(profile[id] ?? ''),
    error: state.fieldErrors?.[id],
  })
  return (
    <form className="form" action={send} noValidate>
      <LanguageInput language={language} />
      <FormOutcome state={state} fields={FIELDS.map((name) => ({ name, label: labels[name] }))} />
      <TextInput {...field('qualification', 160)} hint={words.hints.qualification} />
      <TextInput {...field('speciality', 120)} />
      <TextInput {...field('registrationNumber', 60)} autoComplete="off" />
      <TextInput {...field('registrationCouncil', 120)} hint={words.hints.registrationCouncil} />
      <TextInput {...field('experienceYears', 2)} inputMode="numeric" />
      <TextInput {...field('currentCity', 80)} autoComplete="address-level2" />
      <TextInput {...field('noticePeriodDays', 3)} hint={words.hints.noticePeriodDays} inputMode="numeric" />
      <TextInput {...field('placesWanted', 300)} hint={words.hints.placesWanted} autoComplete="off" />
      <div>
        <SubmitButton busy={words.saving}>{words.saveProfessional}</SubmitButton>
      </div>
    </form>
  )
}
