import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload'
import { isSlugTaken, trashMove } from './trash-hooks'

type Row = Record<string, unknown>

const keyOf = (id: unknown) => `publishedInTrash:${String(id)}`

async function newestDraft(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<Row | null> {
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  const { docs } = await req.payload.db.findVersions<Row>({ collection, where, limit: 1, pagination: false, req })
  const version = docs[0]?.version
  return version?._status === 'draft' ? version : null
}

/**
 * A record leaves the trash as it went in. Payload writes the newest draft over what visitors saw on the way in, and the
 * state that its dialog asks for on the way out, under which the draft is the newest no more. So what visitors saw is
 * held here and put back by `returnPublished`, and what Payload writes is the draft, or the record in its own state.
 */
export const holdPublished: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const move = trashMove(originalDoc, data)
  if (!originalDoc || !move) return data
  const row = await req.payload.db.findOne<Row & { id: string }>({
    collection: collection.slug,
    where: { id: { equals: originalDoc.id } },
    req,
  })
  const isPublished = row?._status === 'published'
  const draft = isPublished ? await newestDraft(req, collection.slug, originalDoc.id) : null
  if (draft) req.context[keyOf(originalDoc.id)] = row
  if (move === 'trashed') return data
  const { deletedAt, slug } = data
  return draft ? { ...data, ...draft, deletedAt, slug } : { ...data, _status: row?._status }
}

/** Puts back what visitors saw, with the trash's date or without one. */
export const returnPublished: CollectionAfterChangeHook = async ({ collection, data, doc, req }) => {
  if (!(keyOf(doc.id) in req.context)) return doc
  const { id: _id, ...row } = req.context[keyOf(doc.id)] as Row
  delete req.context[keyOf(doc.id)]
  const isTaken = !data.deletedAt && (await isSlugTaken(req, collection.slug, row.slug, doc.id))
  await req.payload.db.updateOne({
    collection: collection.slug,
    id: doc.id,
    data: { ...row, deletedAt: data.deletedAt ?? null, ...(isTaken ? { slug: doc.slug } : {}) },
    req,
  })
  return doc
}
