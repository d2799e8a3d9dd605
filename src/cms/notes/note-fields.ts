import type { Field, FieldAccess } from 'payload'
import { writtenByServer } from '../fields/checks/lengths'

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
