'use client'
import { type ReactNode, useActionState } from 'react'
import { Button, type ButtonKind } from '@/components/ui/button'
import { TextInput } from '@/components/ui/forms/field'
import { FormSummary, type SummaryField } from '@/components/ui/forms/form-summary'
import { LanguageInput } from '@/components/ui/forms/language-input'
import { Notice } from '@/components/ui/messages/notice'
import { type FormState, IDLE } from '@/lib/errors/action-result'
import type { Language } from '@/lib/text/language'
import { FORM_MARKS } from '../schema'

export interface ActionFormProps {
  language: Language
  action: (previous: FormState, form: FormData) => Promise<FormState>
  label: string
  busy: string
  kind?: ButtonKind
  /** The link of the vacancy that the act is about. */
  link?: string
  /** One field, where the act needs a word. */
  field?: { name: string; label: string; type: 'date' | 'email'; value?: string; min?: string; max?: string }
  note?: ReactNode
}

/** One act with a vacancy: a button, sometimes with a field, with or without script. */
export function ActionForm({ language, action, label, busy, kind, link, field, note }: ActionFormProps) {
  const [state, submit, isBusy] = useActionState(action, IDLE)
  const fields: SummaryField[] = field ? [{ name: field.name, label: field.label }] : []
  if (state.status === 'success') {
    return (
      <Notice kind="good" live>
        {state.message}
      </Notice>
    )
  }
  return (
    <form action={submit} noValidate className="grid max-w-md content-start gap-3">
      <FormSummary state={state} fields={fields} />
      {field && (
        <TextInput
          id={field.name}
          label={field.label}
          type={field.type}
          min={field.min}
          max={field.max}
          autoComplete={field.type === 'email' ? 'email' : undefined}
          defaultValue={state.values?.[field.name] ?? field.value ?? ''}
          error={state.fieldErrors?.[field.name]}
        />
      )}
      {link && <input type="hidden" name={FORM_MARKS.link} value={link} />}
      <LanguageInput language={language} />
      {note && <p className="text-sm text-quiet">{note}</p>}
      <div>
        <Button type="submit" kind={kind} disabled={isBusy}>
          {isBusy ? busy : label}
        </Button>
      </div>
    </form>
  )
}
