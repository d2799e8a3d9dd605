'use client'
import { useMemo } from 'react'
import { callStudio } from '@/cms/admin/desk/call-studio'
import { DeskField } from '@/cms/admin/desk/desk-field'
import { actionRow, sideColumn, studioButton } from '@/cms/admin/desk/looks'
import { useDeskCalls } from '@/cms/admin/desk/use-desk'
import { DeskForm } from '@/cms/admin/unsaved/desk-form'
import { instantOfIndianMinute } from '@/lib/indian-calendar'
import { LEAD_STATUSES, type LeadStatus } from '../schema'
import { deskTexts as texts } from './desk-texts'

interface WorkProps {
  id: string
  /** When the enquiry last changed before it was read for this screen. */
  name: string
  email: string
  phone: string | null
  status: LeadStatus
  owner: string | null
  me: string
  workers: { value: string; label: string }[]
  /** Date and time in India, as the field wants it. */
  followUp: string
  isAnswered: boolean
  isSuspected: boolean
  notes: { id: string; text: string; byWhom: string }[]
}

/** What somebody does with an enquiry: answer, assign, plan, note. */
export function EnquiryWork(props: WorkProps) {
  const { id, status, owner, followUp, me, workers, notes, isAnswered } = props
  const { run, isBusy } = useDeskCalls()
  const change = (data: Record<string, unknown>) =>
    run(() => callStudio('PATCH', `/api/enquiries/${id}?depth=0`, data), texts.saved, texts.notSaved)
  // The hook stamps the first answer with the first status that is no longer "new".
  const contacted = () => {
    if (!isAnswered) void change({ status: status === 'new' ? 'contacted' : status, owner: owner ?? me })
  }

  const values = useMemo(() => ({ status, owner: owner ?? '', nextFollowUp: followUp }), [status, owner, followUp])

  function save(form: FormData, changed: readonly string[]): Promise<boolean> {
    const moment = String(form.get('nextFollowUp') ?? '')
    const data: Record<string, unknown> = {
      status: form.get('status'),
      owner: form.get('owner') || null,
      nextFollowUp: moment ? instantOfIndianMinute(moment).toISOString() : null,
    }
    // Only what this person changed goes along, so nothing that a colleague did meanwhile is undone.
    return change(Object.fromEntries(changed.map((name) => [name, data[name]])))
  }

  async function addNote(form: FormData): Promise<boolean> {
    const text = String(form.get('text') ?? '').trim()
    if (!text) return false
    return run(() => callStudio('POST', `/api/enquiries/${id}/notes`, { text }), texts.one.noteAdded, texts.notSaved)
  }

  return (
    <aside className={sideColumn}>
      <Ways {...props} onContact={contacted} />
      {isAnswered ? null : (
        <button
          type="button"
          className={studioButton({ kind: 'plain', size: 'small' })}
          disabled={isBusy}
          onClick={contacted}
        >
          {texts.one.byHand}
        </button>
      )}
      <DeskForm values={values} onSave={save}>
        <DeskField
          name="status"
          label={texts.columns.status}
          initial={status}
          options={LEAD_STATUSES.map((value) => ({ value, label: texts.statuses[value] }))}
        />
        <DeskField
          name="owner"
          label={texts.columns.owner}
          initial={owner ?? ''}
          options={[{ value: '', label: texts.nobody }, ...workers]}
        />
        <DeskField
          name="nextFollowUp"
          label={texts.columns.followUp}
          hint={texts.one.followUpHint}
          type="datetime-local"
          initial={followUp}
          optional=""
        />
        <p className={actionRow}>
          <button className={studioButton()} type="submit" disabled={isBusy}>
            {texts.one.save}
          </button>
          {owner === me ? null : (
            <button
              type="button"
              className={studioButton({ kind: 'plain' })}
              disabled={isBusy}
              onClick={() => change({ owner: me })}
            >
              {texts.one.takeIt}
            </button>
          )}
        </p>
      </DeskForm>
      <h3>{texts.one.notes}</h3>
      {notes.length === 0 ? <p className="text-quiet">{texts.one.noNotes}</p> : null}
      <ol className="grid gap-3">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="m-0 whitespace-pre-line">{note.text}</p>
            <span className="text-quiet">{note.byWhom}</span>
          </li>
        ))}
      </ol>
      <DeskForm onSave={addNote} isEmptiedBySaving>
        <DeskField name="text" label={texts.one.addNote} rows={3} optional="" />
        <button className={studioButton({ kind: 'plain' })} type="submit" disabled={isBusy}>
          {texts.one.saveNote}
        </button>
      </DeskForm>
      <button
        type="button"
        className={studioButton({ kind: 'plain', size: 'small' })}
        disabled={isBusy}
        onClick={() => change({ suspected: !props.isSuspected })}
      >
        {props.isSuspected ? texts.one.notSpam : texts.one.spam}
      </button>
    </aside>
  )
}

/** Call, mail and WhatsApp, each one click. */
function Ways({ email, phone, onContact }: WorkProps & { onContact: () => void }) {
  const digits = phone?.replace(/\D/g, '') ?? ''
  const mail = `mailto:${email}?subject=${encodeURIComponent(texts.one.mailSubject)}`
  return (
    <>
      <p className={actionRow}>
        {phone ? (
          <a
            className={studioButton({ kind: 'next' })}
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            onClick={onContact}
          >
            {texts.one.call}
          </a>
        ) : null}
        <a className={studioButton({ kind: 'plain' })} href={mail} onClick={onContact}>
          {texts.one.mail}
        </a>
        {digits ? (
          <a
            className={studioButton({ kind: 'plain' })}
            href={`https://wa.me/${digits}`}
            target="_blank"
            rel="noreferrer"
            onClick={onContact}
          >
            {texts.one.whatsapp}
          </a>
        ) : null}
      </p>
      <p className="text-quiet">{texts.one.contactHint}</p>
    </>
  )
}
