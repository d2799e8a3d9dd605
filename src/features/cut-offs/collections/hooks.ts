import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { asServer } from '@/cms/access/access'
import { idOf } from '@/lib/database/record-id'
import { apiError } from '@/lib/errors/expected-error'
import { cutOffDeskMessages as messages } from '../admin/messages'
import { countFigures, moveFigures } from '../operations/figure-queries'

/** A closing rank belongs to the college that the name in its list means. */
export const nameCollege: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const listed = idOf(data.listedAs ?? originalDoc?.listedAs)
  if (!listed) return data
  // Full authority: what a name means follows from the record itself, whoever writes the rank.
  const name = await req.payload.findByID({ collection: 'college-names', id: listed, ...asServer(req) })
  return { ...data, college: idOf(name.college) }
}

/** A name for which somebody chooses a college was matched by hand, and stays so when the next file comes. */
export const noteMatch: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.user || data.college === undefined) return data
  const college = idOf(data.college)
  if (college && college !== idOf(originalDoc?.college)) return { ...data, match: 'by-hand' }
  if (!college && data.match !== 'none') return { ...data, match: 'open' }
  return data
}

/** The figures of a name go with it to its college. */
export const bringFigures: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const college = idOf(doc.college)
  if (college !== idOf(previousDoc?.college)) await moveFigures(req, doc.id, college)
  return doc
}

/** What closing ranks name cannot be deleted. */
export const rejectWhileNamed =
  (by: 'term' | 'name'): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const figures = await countFigures(req, by, String(id))
    if (figures > 0) throw apiError({ 'still-in-use': messages.stillNamed(figures) }, 'still-in-use')
  }
