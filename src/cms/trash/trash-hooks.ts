import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
} from 'payload'
import { deletePlans, parkPlans, resumePlans } from '../database/payload-schedules'
import { isSlugTaken } from '../hooks/slugs'

type Row = { deletedAt?: string | null }

export type TrashMove = 'trashed' | 'restored' | null

/** Whether a change trashed or restored a record. */
export function trashMove(before: Row | null | undefined, after: Row): TrashMove {
  if (Boolean(before?.deletedAt) === Boolean(after.deletedAt)) return null
  return after.deletedAt ? 'trashed' : 'restored'
}

/** The server sets the time of deletion, and nothing is created in the trash. */
export const stampTrash: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation === 'create') return { ...data, deletedAt: null }
  if (!data.deletedAt) return data
  return { ...data, deletedAt: originalDoc?.deletedAt ?? new Date().toISOString() }
}

/** A restored record whose slug has been taken gets a new one from its name. */
export const freeSlugOnRestore: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!data || trashMove(originalDoc, data) !== 'restored') return data
  const isTaken = await isSlugTaken(req, collection.slug, data.slug ?? originalDoc?.slug, String(originalDoc?.id))
  return isTaken ? { ...data, slug: null } : data
}

/** Suspends the schedule of a trashed record, and resumes it on restore, see resumePlans(). */
export const parkSchedule: CollectionAfterChangeHook = async ({ collection, data, doc, previousDoc, req }) => {
  const move = trashMove(previousDoc, data)
  if (move === 'trashed') await parkPlans(req, collection.slug, doc.id)
  if (move === 'restored') await resumePlans(req, collection.slug, doc.id)
  return doc
}

/** Deletes the schedule of a deleted record: Payload leaves suspended ones. */
export const endSchedule: CollectionAfterDeleteHook = async ({ collection, id, req }) =>
  deletePlans(req, collection.slug, id)
