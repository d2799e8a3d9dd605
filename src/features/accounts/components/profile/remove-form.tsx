'use client'
import { useActionState } from 'react'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { type FormState, IDLE } from '@/lib/refusals/action-result'
import type { Language } from '@/lib/text/language'
import { FormOutcome } from '../form-outcome'
import { SubmitButton } from '../submit-button'

/** One button that takes the photo or the CV away. */
export function RemoveForm({
  language,
  action,
  label,
  busy,
}: {
  language: Language
  action: (before: FormState, form: FormData) => Promise<FormState>
  label: string
  busy: string
}) {
  const [state, send] = useActionState(action, IDLE)
  return (
    <form action={send}>
      <LanguageInput language={language} />
      <FormOutcome state={state} />
      <SubmitButton kind="bare" busy={busy}>
        {label}
      </SubmitButton>
    </form>
  )
}
