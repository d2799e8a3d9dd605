'use client'
import { useActionState } from 'react'
import { profileTexts } from '@/features/accounts/texts'
import { type FormState, IDLE } from '@/lib/refusals/action-result'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** One button that takes the photo or the CV away. */
export function RemoveForm({ action, label }: { action: () => Promise<FormState>; label: string }) {
  const [state, send] = useActionState(action, IDLE)
  return (
    <form action={send}>
      <FormOutcome state={state} />
      <SubmitButton kind="bare" busy={profileTexts.removing}>
        {label}
      </SubmitButton>
    </form>
  )
}
