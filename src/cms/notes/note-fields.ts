import type { CollectionBeforeChangeHook, Field, FieldAccess, PayloadRequest } from 'payload'
import { writtenByServer } from '../fields/checks/lengths'
import type { FieldHelp } from '../fields/with-help'

/** What stands as the author of something that somebody does in the studio. */
export const authorOf = ({ user }: PayloadRequest): string | null => user?.fullName || user?.email || null

/** New notes get their author and moment; old ones keep theirs, whatever the form sent. */
export const stampNotes: CollectionBeforeChangeHook<{ id: string; notes?: Note[] | null }> = ({
  data,
  originalDoc,
  req,
}) => {
  if (!data.notes) return data
  const now = new Date().toISOString()
  const author = authorOf(req)
  const known = originalDoc?.notes ?? []
  const notes = data.notes.map((note) => {
    const before = known.find(({ id }) => id && id === note.id)
    if (before) return { ...note, by: before.by, at: before.at }
    return author ? { ...note, by: author, at: now } : { ...note, at: note.at ?? now }
  })
  return { ...data, notes }
}

/** What the studio says beside the fields of notes. */
export const noteHelp: FieldHelp = {
  notes: 'For the team; the person never sees them.',
  'notes.text': ['Note', 'What was said or agreed.'],
  'notes.by': 'Written by itself.',
  'notes.at': ['When', 'Written by itself.'],
}

export const LONGEST_NOTE = 4000

/** One note, as records keep it. */
export interface Note {
  id?: string | null
  text: string
  by?: string | null
  at?: string | null
}

/**
 * Many notes on a record, each with its author and time; `stampNotes` signs them.
 * @param mayUse who reads and writes them
 */
export const notesField = (mayUse: FieldAccess): Field => ({
  name: 'notes',
  type: 'array',
  access: { create: mayUse, read: mayUse, update: mayUse },
  fields: [
    { name: 'text', type: 'textarea', required: true, maxLength: LONGEST_NOTE },
    { name: 'by', type: 'text', custom: writtenByServer, admin: { readOnly: true } },
    { name: 'at', type: 'date', custom: writtenByServer, admin: { readOnly: true } },
  ],
})
