import { fileErrorMessages } from '@/cms/uploads/file-error-messages'
import { ActionForm, type FormAction } from '@/components/ui/forms/action-form'
import type { FormField } from '@/components/ui/forms/form-controls'
import type { Language } from '@/lib/language'
import { updateProfessional, uploadPhoto, uploadResume } from '../../actions/profile'
import { MAX_FILE_BYTES } from '../../limits'
import { accountMessages } from '../../messages'
import { PERSON_KINDS } from '../../profile/person-kind'
import type { ProfileView } from '../../queries'
import { accountFields } from '../account-fields'
import { ProfileForm } from './profile-form'

/** The props shared by the profile's forms. */
const common = (language: Language, person: string) => ({
  language,
  failed: accountMessages(language).common.unexpected,
  person,
})

/** Name, phone and what the person is here for. */
export function OwnProfileForm({ language, profile }: { language: Language; profile: ProfileView }) {
  const { profileForms: messages } = accountMessages(language)
  const { fullName, phone } = accountFields(language)
  return (
    <ProfileForm
      {...common(language, profile.id)}
      fields={[
        { ...fullName, value: profile.fullName ?? '' },
        { ...phone, value: profile.phone ?? '' },
        {
          name: 'kind',
          type: 'choice',
          label: messages.kind,
          hint: messages.kindHint,
          options: PERSON_KINDS.map((kind) => [kind, messages.kinds[kind]] as const),
          value: profile.kind ?? undefined,
        },
      ]}
      submit={messages.save}
      busy={messages.saving}
    />
  )
}

/** The professional details that go with every application. */
export function ProfessionalForm({ language, profile }: { language: Language; profile: ProfileView }) {
  const { profileForms: messages, profileFields: labels } = accountMessages(language)
  const hints: Record<string, string> = messages.hints
  const field = (
    name: keyof typeof labels & keyof ProfileView,
    maxLength: number,
    more: Partial<FormField> = {},
  ): FormField => ({
    name,
    type: 'text',
    label: labels[name],
    hint: hints[name],
    optional: messages.optional,
    maxLength,
    value: String(profile[name] ?? ''),
    ...more,
  })
  return (
    <ActionForm
      {...common(language, profile.id)}
      action={updateProfessional}
      fields={[
        field('qualification', 160),
        field('speciality', 120),
        field('registrationNumber', 60, { autoComplete: 'off' }),
        field('registrationCouncil', 120),
        field('experienceYears', 2, { inputMode: 'numeric' }),
        field('currentCity', 80, { autoComplete: 'address-level2' }),
        field('noticePeriodDays', 3, { inputMode: 'numeric' }),
        field('placesWanted', 300, { autoComplete: 'off' }),
      ]}
      submit={messages.saveProfessional}
      busy={messages.saving}
    />
  )
}

/** Chooses a new profile photo. */
export function PhotoForm(props: { language: Language; person: string; label: string; fold?: string }) {
  const { language, person, label, fold } = props
  const messages = accountMessages(language).profileForms
  return (
    <ActionForm
      {...common(language, person)}
      action={uploadPhoto}
      fields={[{ ...accountFields(language).photo, label, hint: messages.hints.photo }]}
      submit={messages.upload}
      busy={messages.uploading}
      fold={fold}
    />
  )
}

/** Chooses a new CV. */
export function ResumeForm({ language, person }: { language: Language; person: string }) {
  const { profileForms: messages, profileFields } = accountMessages(language)
  const files = fileErrorMessages(language)
  const file = {
    accept: 'application/pdf',
    max: MAX_FILE_BYTES,
    tooLarge: files['file-too-large'],
    again: files['file-again'],
  }
  return (
    <ActionForm
      {...common(language, person)}
      action={uploadResume}
      fields={[{ name: 'resume', type: 'file', label: profileFields.resume, hint: messages.hints.resume, file }]}
      submit={messages.uploadResume}
      busy={messages.uploading}
    />
  )
}

/** A button that removes the photo or the CV. */
export function RemoveForm(props: { language: Language; person: string; action: FormAction; label: string }) {
  const { language, person, action, label } = props
  return (
    <div>
      <ActionForm
        {...common(language, person)}
        action={action}
        kind="bare"
        submit={label}
        busy={accountMessages(language).profileForms.removing}
      />
    </div>
  )
}
