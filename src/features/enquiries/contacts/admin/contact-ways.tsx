'use client'
import { type ReactNode, useState } from 'react'
import { DeskField } from '@/cms/admin/desk/desk-field'
import { DeskDialog } from '@/cms/admin/desk/dialogs'
import { type ContactChannel, PersonLinks } from '@/cms/admin/desk/person-links'
import { actionRow, StudioButton, studioButton } from '@/cms/admin/desk/styles'
import { useDeskCalls } from '@/cms/admin/desk/use-desk'
import { DeskForm } from '@/cms/admin/unsaved/desk-form'
import { typedInstant } from '@/lib/calendar/indian-calendar'
import { deskMessages, contactMessages as messages } from '../../admin/desk/desk-messages'
import type { ContactOutcome } from '../../schema'

interface ContactFormProps {
  id: string
  outcomes: readonly ContactOutcome[]
  onRecorded?: () => void
  /** Buttons beside the one that saves. */
  beside?: ReactNode
}

/** Records the outcome of a call or a message. */
export function ContactForm({ id, outcomes, onRecorded, beside }: ContactFormProps) {
  const { send, errors, isBusy } = useDeskCalls()
  const [outcome, setOutcome] = useState('')

  async function record(form: FormData): Promise<boolean> {
    const moment = String(form.get('callBackAt') ?? '')
    const data = {
      outcome: form.get('outcome') || undefined,
      callBackAt: moment ? typedInstant(moment) : undefined,
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

interface ContactWaysProps {
  id: string
  name: string
  phone: string | null
  /** Where a reply is written. */
  replyHref: string
  /** Buttons on a screen of one enquiry, links in a row of many. */
  variant: 'buttons' | 'links'
}

type RecordedChannel = Exclude<ContactChannel, 'mail'>

const OUTCOMES: Record<RecordedChannel, readonly ContactOutcome[]> = {
  call: ['spoke', 'no-answer', 'call-back'],
  whatsapp: ['whatsapp'],
}

const buttonOf = (contactChannel: ContactChannel) => studioButton({ kind: contactChannel === 'call' ? 'act' : 'plain' })

/** Call, mail and WhatsApp, one click each; the outcome of a call or message is then asked for. */
export function ContactWays({ id, name, phone, replyHref, variant }: ContactWaysProps) {
  const [channel, setChannel] = useState<RecordedChannel | null>(null)
  const close = () => setChannel(null)
  return (
    <>
      <PersonLinks
        name={name}
        phone={phone}
        mailHref={replyHref}
        className="flex flex-wrap items-center gap-x-4 gap-y-1"
        lookOf={variant === 'buttons' ? buttonOf : undefined}
        onContact={setChannel}
      />
      {channel ? (
        <DeskDialog title={messages.questions[channel](name)} onClose={close}>
          <ContactForm
            id={id}
            outcomes={OUTCOMES[channel]}
            onRecorded={close}
            beside={
              <StudioButton kind="plain" onClick={close}>
                {messages.cancel}
              </StudioButton>
            }
          />
        </DeskDialog>
      ) : null}
    </>
  )
}
