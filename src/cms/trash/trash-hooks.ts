import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload'

type Row = { deletedAt?: string | null }

export type TrashMove = 'trashed' | 'restored' | null

/** Whether a change put a record into the trash, or took it out again. */
export function trashMove(before: Row | null | undefined, after: Row): TrashMove {
  if (Boolean(before?.deletedAt) === Boolean(after.deletedAt)) return null
  return after.deletedAt ? 'trashed' : 'restored'
}

/** The moment of deletion is the server's, and nothing begins in the trash. */
export const stampTrash: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation === 'create') return { ...data, deletedAt: null }
  if (!data.deletedAt) return data
  return { ...data, deletedAt: originalDoc?.deletedAt ?? new Date().toISOString() }
}

/** A record whose address another has taken meanwhile comes back with a new one, made from its name. */
export const freeSlugOnRestore: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!data || trashMove(originalDoc, data) !== 'restored') return data
  const slug = data.slug ?? originalDoc?.slug
  if (!slug || !(await isTaken(req, collection.slug, slug, String(originalDoc?.id)))) return data
  return { ...data, slug: null }
}

async function isTaken(req: PayloadRequest, collection: CollectionSlug, slug: string, ownId: string) {
  // Full authority: a slug held by a draft is taken too, whoever asks.
  const where: Where = { and: [{ slug: { equals: slug } }, { id: { not_equals: ownId } }] }
  return (await req.payload.count({ collection, where, overrideAccess: true, req })).totalDocs > 0
}

/** What lies in the trash is neither published nor withdrawn by the clock. Restored, it is scheduled anew if wanted. */
export const endSchedule: CollectionAfterChangeHook = async ({ collection, data, doc, previousDoc, req }) => {
  if (trashMove(previousDoc, data) !== 'trashed') return doc
  await req.payload.db.deleteMany({
    collection: 'payload-jobs' as CollectionSlug,
    req,
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { 'input.doc.relationTo': { equals: collection.slug } },
        { 'input.doc.value': { equals: String(doc.id) } },
      ],
    },
  })
  return doc
}
