'use client'
import { useActionState } from 'react'
import { IDLE } from '@/lib/action-result'
import { uploadResume } from '../actions/profile'
import { MOST_FILE_BYTES } from '../limits'
import { fileTexts, profileFieldTexts, profileTexts as texts } from '../texts'
import { FormOutcome } from './form-outcome'
import { LimitedFileInput } from './limited-file-input'
import { SubmitButton } from './submit-button'

/** Chooses a new CV. */
export function ResumeForm() {
  const [state, send] = useActionState(uploadResume, IDLE)
  return (
    <form className="form" action={send}>
      <FormOutcome state={state} />
      <LimitedFileInput
        id="resume"
        label={profileFieldTexts.resume}
        hint={texts.hints.resume}
        accept="application/pdf"
        most={MOST_FILE_BYTES}
        tooLarge={fileTexts.tooLarge}
        error={state.fieldErrors?.resume}
      />
      <div>
        <SubmitButton busy={texts.uploading}>{texts.uploadResume}</SubmitButton>
      </div>
    </form>
  )
}
