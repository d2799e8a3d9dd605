import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Enquiry } from '@/payload-types'
import { ENDED_STATUSES } from '../schema'

type Note = NonNullable<Enquiry['notes']>[number]

/** Stamps who wrote a note and when, when somebody answered first, and when an enquiry ended. */
export const stampEnquiry: CollectionBeforeChangeHook<Enquiry> = ({ data, originalDoc, req }) => {
  const now = new Date().toISOString()
  const status = data.status ?? originalDoc?.status ?? 'new'
  const firstResponseAt = data.firstResponseAt === undefined ? originalDoc?.firstResponseAt : data.firstResponseAt
  const isEnded = ENDED_STATUSES.includes(status)
  return {
    ...data,
    firstResponseAt: firstResponseAt ?? (status === 'new' ? null : now),
    closedAt: isEnded ? (originalDoc?.closedAt ?? data.closedAt ?? now) : null,
    ...(data.notes ? { notes: stamped(data.notes, originalDoc?.notes ?? [], req, now) } : {}),
  }
}

/** New notes get their author and moment; old ones keep theirs, whatever the form sent. */
function stamped(notes: Note[], known: Note[], req: PayloadRequest, now: string): Note[] {
  const author = req.user?.fullName || req.user?.email
  return notes.map((note) => {
    const before = known.find(({ id }) => id && id === note.id)
    if (before) return { ...note, by: before.by, at: before.at }
    return author ? { ...note, by: author, at: now } : { ...note, at: note.at ?? now }
  })
}
