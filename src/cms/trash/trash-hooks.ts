import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload'
import { deletePlans, parkPlans, resumePlans } from '../database/payload-tables'

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
  const isTaken = await isSlugTaken(req, collection.slug, data.slug ?? originalDoc?.slug, String(originalDoc?.id))
  return isTaken ? { ...data, slug: null } : data
}

/** Whether another record outside the trash has this address. */
export async function isSlugTaken(req: PayloadRequest, collection: CollectionSlug, slug: unknown, ownId: string) {
  if (!slug) return false
  // Full authority: a slug held by a draft is taken too, whoever asks.
  const where: Where = { and: [{ slug: { equals: slug } }, { id: { not_equals: ownId } }] }
  return (await req.payload.count({ collection, where, overrideAccess: true, req })).totalDocs > 0
}

/** What lies in the trash is neither published nor withdrawn by the clock; restored before that day, it is again. */
export const parkSchedule: CollectionAfterChangeHook = async ({ collection, data, doc, previousDoc, req }) => {
  const move = trashMove(previousDoc, data)
  if (move === 'trashed') await parkPlans(req, collection.slug, doc.id)
  if (move === 'restored') await resumePlans(req, collection.slug, doc.id)
  return doc
}

/** What was planned for a record that is deleted for good goes with it: Payload leaves what is parked. */
export const endSchedule: CollectionAfterDeleteHook = async ({ collection, id, req }) =>
  deletePlans(req, collection.slug, id)
