'use client'
import { useActionState } from 'react'
import { fileRefusals } from '@/cms/uploads/refusals'
import { uploadResume } from '@/features/accounts/actions/profile'
import { MOST_FILE_BYTES } from '@/features/accounts/limits'
import { profileFieldTexts, profileTexts as texts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'
import { LimitedFileInput } from './limited-file-input'

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
        tooLarge={fileRefusals['file-too-large']}
        error={state.fieldErrors?.resume}
      />
      <div>
        <SubmitButton busy={texts.uploading}>{texts.uploadResume}</SubmitButton>
      </div>
    </form>
  )
}
