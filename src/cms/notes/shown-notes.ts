import { momentText } from '../admin/messages'
import type { Note } from './note-fields'
import type { ShownNote } from './note-list'

/** Notes of a record as the studio shows them. */
export const shownNotes = (notes: readonly Note[] | null | undefined): ShownNote[] =>
  (notes ?? []).map(({ id, text, by, at }) => ({
    id: id ?? text,
    text,
    byWhom: [by, at ? momentText(at) : null].filter(Boolean).join(' · '),
  }))
