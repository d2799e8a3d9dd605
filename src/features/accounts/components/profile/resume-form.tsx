'use client'
import { useActionState } from 'react'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { LimitedFileInput } from '@/components/ui/forms/limited-file-input'
import { uploadResume } from '@/features/accounts/actions/profile'
import { MOST_FILE_BYTES } from '@/features/accounts/limits'
import type { AccountTexts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** Chooses a new CV. */
export function ResumeForm({
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
  const [state, send] = useActionState(uploadResume, IDLE)
  return (
    <form className="form" action={send} noValidate>
      <LanguageInput language={language} />
      <FormOutcome state={state} fields={[{ name: 'resume', label: label }]} />
      <LimitedFileInput
        id="resume"
        label={label}
        hint={words.hints.resume}
        accept="application/pdf"
        most={MOST_FILE_BYTES}
        tooLarge={tooLarge}
        error={state.fieldErrors?.resume}
      />
      <div>
        <SubmitButton busy={words.uploading}>{words.uploadResume}</SubmitButton>
      </div>
    </form>
  )
}
