'use client'
import { useMemo } from 'react'
import { DeskField } from '@/cms/admin/desk/desk-field'
import { actionRow, StudioButton, sideColumn } from '@/cms/admin/desk/styles'
import { useDeskCalls } from '@/cms/admin/desk/use-desk'
import { DeskForm } from '@/cms/admin/unsaved/desk-form'
import { NoteList, type ShownNote } from '@/cms/notes/note-list'
import { typedInstant } from '@/lib/calendar/indian-calendar'
import { ContactForm, ContactWays } from '../../contacts/admin/contact-ways'
import { LEAD_STATUSES, type LeadStatus, RECORDED_OUTCOMES } from '../../schema'
import { contactMessages, deskMessages as messages } from './desk-messages'

interface WorkProps {
  id: string
  name: string
  phone: string | null
  status: LeadStatus
  owner: string | null
  me: string
  workers: { value: string; label: string }[]
  /** Date and time in India, in the field's format. */
  followUp: string
  isSuspected: boolean
  notes: readonly ShownNote[]
}

/** The actions on an enquiry: contact, assign, plan, note. */
export function EnquiryWork(props: WorkProps) {
  const { id, name, phone, status, owner, followUp, me, workers, notes } = props
  const { send, isBusy } = useDeskCalls()
  const change = (data: Record<string, unknown>) =>
    send([messages.saved, messages.notSaved], 'PATCH', `/api/enquiries/${id}?depth=0`, data)

  const values = useMemo(() => ({ status, owner: owner ?? '', nextFollowUp: followUp }), [status, owner, followUp])

  function save(form: FormData, changed: readonly string[]): Promise<boolean> {
    const moment = String(form.get('nextFollowUp') ?? '')
    const data: Record<string, unknown> = {
      status: form.get('status'),
      owner: form.get('owner') || null,
      nextFollowUp: moment ? typedInstant(moment) : null,
    }
    // Only changed fields are sent, so that a colleague's concurrent changes are kept.
    return change(Object.fromEntries(changed.map((name) => [name, data[name]])))
  }

  return (
    <aside className={sideColumn}>
      <ContactWays id={id} name={name} phone={phone} replyHref="#reply" variant="buttons" />
      <DeskForm values={values} onSave={save}>
        <DeskField
          name="status"
          label={messages.columns.status}
          initial={status}
          options={LEAD_STATUSES.map((value) => ({ value, label: messages.statuses[value] }))}
        />
        <DeskField
          name="owner"
          label={messages.columns.owner}
          initial={owner ?? ''}
          options={[{ value: '', label: messages.nobody }, ...workers]}
        />
        <DeskField
          name="nextFollowUp"
          label={messages.columns.followUp}
          hint={messages.one.followUpHint}
          type="datetime-local"
          initial={followUp}
          optional=""
        />
        <p className={actionRow}>
          <StudioButton type="submit" disabled={isBusy}>
            {messages.one.save}
          </StudioButton>
          {owner === me ? null : (
            <StudioButton kind="plain" disabled={isBusy} onClick={() => change({ owner: me })}>
              {messages.one.takeIt}
            </StudioButton>
          )}
        </p>
      </DeskForm>
      <h3>{contactMessages.record}</h3>
      <ContactForm id={id} outcomes={RECORDED_OUTCOMES} />
      <NoteList record={`/api/enquiries/${id}`} notes={notes} />
      <StudioButton
        kind="plain"
        size="small"
        disabled={isBusy}
        onClick={() => change({ suspected: !props.isSuspected })}
      >
        {props.isSuspected ? messages.one.notSpam : messages.one.spam}
      </StudioButton>
    </aside>
  )
}
