'use client'
import { DeskField } from '../admin/desk/desk-field'
import { StudioButton } from '../admin/desk/styles'
import { useDeskCalls } from '../admin/desk/use-desk'
import { DeskForm } from '../admin/unsaved/desk-form'
import { noteMessages as messages } from './messages'

export interface ShownNote {
  id: string
  text: string
  /** Author and time, in words. */
  byWhom: string
}

interface NoteListProps {
  /** REST URL of the record, for adding notes. */
  record: string
  notes: readonly ShownNote[]
}

/** Notes on a record, oldest first, and a form for one more. */
export function NoteList({ record, notes }: NoteListProps) {
  const { send, isBusy } = useDeskCalls()

  async function add(form: FormData): Promise<boolean> {
    const text = String(form.get('text') ?? '').trim()
    if (!text) return false
    return send([messages.added, messages.notSaved], 'POST', `${record}/notes`, { text })
  }

  return (
    <>
      <h3>{messages.title}</h3>
      {notes.length === 0 ? <p className="text-quiet">{messages.none}</p> : null}
      <ol className="grid gap-3">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="m-0 whitespace-pre-line wrap-anywhere">{note.text}</p>
            <span className="text-quiet">{note.byWhom}</span>
          </li>
        ))}
      </ol>
      <DeskForm onSave={add} isEmptiedBySaving>
        <DeskField name="text" label={messages.add} hint={messages.hint} rows={3} optional="" />
        <StudioButton kind="plain" type="submit" disabled={isBusy}>
          {messages.save}
        </StudioButton>
      </DeskForm>
    </>
  )
}
