import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Note } from './note-fields'

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
