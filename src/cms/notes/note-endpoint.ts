import type { Endpoint } from 'payload'
import { z } from 'zod'
import { inTransactionAs } from '@/lib/database/transaction'
import type { Config } from '@/payload-types'
import type { Rule } from '../access/access'
import { endpoint, notFound } from '../access/endpoint'
import { lockedMoment } from '../editing/moment-queries'
import { bodyOf } from '../rest/endpoint-body'
import { noteMessages } from './messages'
import { LONGEST_NOTE, type Note } from './note-fields'

type Collections = Config['collections']

/** The collections that have a `notesField`. */
type Noted = {
  [Slug in keyof Collections]: Collections[Slug] extends { notes?: Note[] | null } ? Slug : never
}[keyof Collections]

const noteSchema = z.object({
  text: z.string({ error: 'note-missing' }).trim().min(1, 'note-missing').max(LONGEST_NOTE, 'note-too-long'),
})

/**
 * Adds one note behind the others; the row is held meanwhile, so that two people writing at once keep both notes.
 * @param rule whose work the records are
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
