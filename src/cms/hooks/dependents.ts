import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionSlug, Where } from 'payload'
import { asServer, countAsServer } from '@/cms/access/access'
import { apiError } from '@/lib/errors/expected-error'
import { trashMove } from '../trash/trash-hooks'

/** A collection whose rows refer to a record, and the referring field. */
export interface Dependent {
  collection: CollectionSlug
  by: string
}

const naming = ({ by }: Dependent, id: string | number): Where => ({ [by]: { equals: id } })

/**
 * Deletes rows that are meaningless without the record, in the same transaction and in order. Full authority: who may
 * delete the record may not read others' data, but does delete it.
 */
export const removeDependents =
  (dependents: readonly Dependent[]): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    for (const dependent of dependents) {
      const { collection } = dependent
      await req.payload.delete({ collection, where: naming(dependent, id), trash: true, ...asServer(req) })
    }
  }

/**
 * Rejects deleting a record that written work depends on.
 * @param sentence what to do first
 */
export const rejectWhileUsed =
  (dependent: Dependent, sentence: string): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    // Full authority: hidden drafts count as well, and so do trashed records.
    const kept = { req, trash: true }
    const uses = await countAsServer(req.payload, dependent.collection, naming(dependent, id), kept)
    if (uses > 0) throw apiError({ 'still-in-use': sentence }, 'still-in-use')
  }

/** The same for moving a record to the trash, so that nothing refers to a trashed record. */
export const rejectTrashing =
  (...rejections: readonly CollectionBeforeDeleteHook[]): CollectionBeforeChangeHook =>
  async ({ collection, context, data, operation, originalDoc, req }) => {
    if (operation === 'create' || trashMove(originalDoc, data) !== 'trashed') return data
    for (const reject of rejections) await reject({ collection, context, id: originalDoc.id, req })
    return data
  }
