import type { CollectionBeforeChangeHook, Endpoint, Field, FieldAccess, PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransactionAs } from '@/lib/database/transaction'
import { requiredText } from '@/lib/text/typed/required-text'
import type { Config } from '@/payload-types'
import { endpoint, notFound, type Rule } from '../access/access'
import { lockedMoment } from '../editing/moment-queries'
import { writtenByServer } from '../fields/checks/checks'
import type { FieldHelp } from '../fields/common-fields'
import { bodyOf } from '../rest/endpoint-body'
import { noteMessages } from './messages'

/** Author name of a staff action. */
export const authorOf = ({ user }: PayloadRequest): string | null => user?.fullName || user?.email || null

/** Sets author and time of new notes; existing ones keep theirs, whatever the form sent. */
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

export const noteHelp: FieldHelp = {
  notes: 'For the team; the person never sees them.',
  'notes.text': ['Note', 'What was said or agreed.'],
  'notes.by': 'Written by itself.',
  'notes.at': ['When', 'Written by itself.'],
}

const MAX_NOTE_LENGTH = 4000

/** One note, as records keep it. */
export interface Note {
  id?: string | null
  text: string
  by?: string | null
  at?: string | null
}

/**
 * Notes on a record with author and time; `stampNotes` sets these.
 * @param mayUse who may read and write them
 */
export const notesField = (mayUse: FieldAccess): Field => ({
  name: 'notes',
  type: 'array',
  access: { create: mayUse, read: mayUse, update: mayUse },
  fields: [
    { name: 'text', type: 'textarea', required: true, maxLength: MAX_NOTE_LENGTH },
    { name: 'by', type: 'text', custom: writtenByServer, admin: { readOnly: true } },
    { name: 'at', type: 'date', custom: writtenByServer, admin: { readOnly: true } },
  ],
})

type Collections = Config['collections']

/** Collections with a `notesField`. */
type Noted = {
  [Slug in keyof Collections]: Collections[Slug] extends { notes?: Note[] | null } ? Slug : never
}[keyof Collections]

const noteSchema = z.object({ text: requiredText(MAX_NOTE_LENGTH, 'note-missing', 'note-too-long') })

/**
 * Appends a note; locks the row, so that two concurrent writers keep both.
 * @param rule who may
 */
export const addNoteTo = (collection: Noted, rule: Rule): Endpoint =>
  endpoint(rule, 'post', '/:id/notes', async (req, user, id) => {
    const { text } = await bodyOf(req, noteSchema, noteMessages.errorMessages)
    const isAdded = await inTransactionAs(user, req.payload, async (inner) => {
      await lockedMoment(inner, collection, id)
      const own = { collection, id, depth: 0, overrideAccess: false, user, req: inner } as const
      const record = await req.payload.findByID({ ...own, disableErrors: true })
      if (!record) return false
      await req.payload.update({ ...own, data: { notes: [...(record.notes ?? []), { text }] } })
      return true
    })
    return isAdded ? Response.json({ ok: true }) : notFound()
  })
