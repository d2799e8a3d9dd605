'use client'
import { type ReactNode, useState } from 'react'
import { DeskField } from '@/cms/admin/desk/desk-field'
import { actionRow, StudioButton } from '@/cms/admin/desk/styles'
import { useDeskCalls } from '@/cms/admin/desk/use-desk'
import { DeskForm } from '@/cms/admin/unsaved/desk-form'
import { instantOfIndianMinute } from '@/lib/indian-calendar'
import { deskMessages } from '../../admin/desk/desk-messages'
import type { ContactOutcome } from '../../schema'
import { contactMessages as messages } from './contact-messages'

interface ContactFormProps {
  /** The enquiry. */
  id: string
  outcomes: readonly ContactOutcome[]
  onRecorded?: () => void
  /** Buttons beside the one that saves. */
  beside?: ReactNode
}

/** Writes down what came of a call or a message. */
export function ContactForm({ id, outcomes, onRecorded, beside }: ContactFormProps) {
  const { send, errors, isBusy } = useDeskCalls()
  const [outcome, setOutcome] = useState('')

  async function record(form: FormData): Promise<boolean> {
    const moment = String(form.get('callBackAt') ?? '')
    const data = {
      outcome: form.get('outcome') || undefined,
      callBackAt: moment ? instantOfIndianMinute(moment).toISOString() : undefined,
    }
    if (!(await send([messages.recorded, messages.notRecorded], 'POST', `/api/enquiries/${id}/contacts`, data)))
      return false
    setOutcome('')
    onRecorded?.()
    return true
  }

  return (
    <DeskForm onSave={record} isEmptiedBySaving>
      <div
        className="contents"
        onChange={({ target }) => {
          if (target instanceof HTMLSelectElement) setOutcome(target.value)
        }}
      >
        <DeskField
          name="outcome"
          label={messages.outcome}
          error={errors.outcome}
          options={[
            { value: '', label: '–' },
            ...outcomes.map((value) => ({ value, label: deskMessages.outcomes[value] })),
          ]}
        />
      </div>
      {outcome === 'call-back' ? (
        <DeskField
          name="callBackAt"
          label={messages.callBackAt}
          hint={messages.callBackHint}
          error={errors.callBackAt}
          type="datetime-local"
        />
      ) : null}
      <p className={actionRow}>
        <StudioButton kind="plain" type="submit" disabled={isBusy}>
          {messages.save}
        </StudioButton>
        {beside}
      </p>
    </DeskForm>
  )
}
