import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { trashMove } from './trash-hooks'

type Row = Record<string, unknown>

const keyOf = (id: unknown) => `publishedBeforeTrash:${String(id)}`

/**
 * Payload moves the newest draft of a record into the trash, over what visitors saw. What they saw is held here, and
 * put back by `returnPublished`, so that a restored record is the published one, with the draft among its versions.
 */
export const holdPublished: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const isDraft = originalDoc?._status === 'draft'
  if (!isDraft || trashMove(originalDoc, data) !== 'trashed') return data
  const row = await req.payload.db.findOne<Row & { id: string }>({
    collection: collection.slug,
    where: { id: { equals: originalDoc.id } },
    req,
  })
  if (row?._status === 'published') req.context[keyOf(originalDoc.id)] = row
  return data
}

/** Puts back what visitors saw, under the trash's date. */
export const returnPublished: CollectionAfterChangeHook = async ({ collection, data, doc, req }) => {
  if (!(keyOf(doc.id) in req.context)) return doc
  const { id: _id, ...row } = req.context[keyOf(doc.id)] as Row
  delete req.context[keyOf(doc.id)]
  await req.payload.db.updateOne({
    collection: collection.slug,
    id: doc.id,
    data: { ...row, deletedAt: data.deletedAt },
    req,
  })
  return doc
}
