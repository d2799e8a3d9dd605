'use client'
import { useActionState } from 'react'
import { MOST_PICTURE_BYTES } from '@/cms/uploads/picture-limits'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { LimitedFileInput } from '@/components/ui/forms/limited-file-input'
import { uploadPhoto } from '@/features/accounts/actions/profile'
import { PHOTO_TYPES } from '@/features/accounts/limits'
import type { AccountTexts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Chooses a new profile photo. */
export function PhotoForm({
  language,
  words,
  label,
  tooLarge,
}: {
  language: Language
  words: AccountTexts['profileForms']
  label: string
  /** What is said of a file that is too large. */
  tooLarge: string
}) {
  const [state, send] = useActionState(uploadPhoto, IDLE)
  return (
    <form className="form" action={send} noValidate>
      <LanguageInput language={language} />
      <FormOutcome state={state} fields={[{ name: 'photo', label: label }]} />
      <LimitedFileInput
        id="photo"
        label={label}
        hint={words.hints.photo}
        accept={PHOTO_TYPES.join(',')}
        most={MOST_PICTURE_BYTES}
        tooLarge={tooLarge}
        error={state.fieldErrors?.photo}
      />
      <div>
        <SubmitButton busy={words.uploading}>{words.upload}</SubmitButton>
      </div>
    </form>
  )
}
