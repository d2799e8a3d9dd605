import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { asServer } from '@/cms/access/access'
import { idOf } from '@/lib/database/record-id'
import { apiError } from '@/lib/errors/expected-error'
import { cutOffDeskMessages as messages } from '../admin/messages'
import { countFigures, moveFigures } from '../operations/figure-queries'

/** Sets a closing rank's college from its name in the list. */
export const nameCollege: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const listed = idOf(data.listedAs ?? originalDoc?.listedAs)
  if (!listed) return data
  // Full authority: the college follows from the name's record, whatever the caller may read.
  const name = await req.payload.findByID({ collection: 'college-names', id: listed, ...asServer(req) })
  return { ...data, college: idOf(name.college) }
}

/** Marks a name as matched manually when an editor chooses its college, so that later files keep it. */
export const noteMatch: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.user || data.college === undefined) return data
  const college = idOf(data.college)
  if (college && college !== idOf(originalDoc?.college)) return { ...data, match: 'by-hand' }
  if (!college && data.match !== 'none') return { ...data, match: 'open' }
  return data
}

export const moveFiguresToCollege: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const college = idOf(doc.college)
  if (college !== idOf(previousDoc?.college)) await moveFigures(req, doc.id, college)
  return doc
}

/** Rejects to delete a record that closing ranks reference. */
export const rejectWhileNamed =
  (by: 'term' | 'name'): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const figures = await countFigures(req, by, String(id))
    if (figures > 0) throw apiError({ 'still-in-use': messages.stillNamed(figures) }, 'still-in-use')
  }
