'use client'
import { useActionState } from 'react'
import { fileRefusals } from '@/cms/uploads/refusals'
import { uploadPhoto } from '@/features/accounts/actions/profile'
import { MOST_FILE_BYTES, PHOTO_TYPES } from '@/features/accounts/limits'
import { profileTexts as texts } from '@/features/accounts/texts'
import { IDLE } from '@/lib/refusals/action-result'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'
import { LimitedFileInput } from './limited-file-input'

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
        tooLarge={fileRefusals['file-too-large']}
        error={state.fieldErrors?.photo}
      />
      <div>
        <SubmitButton busy={texts.uploading}>{texts.upload}</SubmitButton>
      </div>
    </form>
  )
}
