'use client'
import { useActionState } from 'react'
import { IDLE } from '@/lib/action-result'
import { uploadPhoto } from '../actions/profile'
import { MOST_FILE_BYTES, PHOTO_TYPES } from '../limits'
import { fileTexts, profileTexts as texts } from '../texts'
import { FormOutcome } from './form-outcome'
import { LimitedFileInput } from './limited-file-input'
import { SubmitButton } from './submit-button'

/** Chooses a new profile photo. */
export function PhotoForm() {
  const [state, send] = useActionState(uploadPhoto, IDLE)
  return (
    <form className="form" action={send}>
      <FormOutcome state={state} />
      <LimitedFileInput
        id="photo"
        label={texts.photo}
        hint={texts.hints.photo}
        accept={PHOTO_TYPES.join(',')}
        most={MOST_FILE_BYTES}
        tooLarge={fileTexts.tooLarge}
        error={state.fieldErrors?.photo}
      />
      <div>
        <SubmitButton busy={texts.uploading}>{texts.upload}</SubmitButton>
      </div>
    </form>
  )
}
