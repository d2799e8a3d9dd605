import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionSlug, Where } from 'payload'
import { asServer } from '@/cms/access/access'
import { apiError } from '@/lib/errors/expected-error'
import { trashMove } from '../trash/trash-hooks'

/** Rows of another collection that name a record, by the field in which they do. */
export interface Dependent {
  collection: CollectionSlug
  by: string
}

const naming = ({ by }: Dependent, id: string | number): Where => ({ [by]: { equals: id } })

/**
 * Removes what means nothing without the record, in the same transaction and in the order given.
 * Full authority: who may delete the record may not read, but does end, what others keep of it.
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
 * Refuses to delete a record on which written work depends.
 * @param sentence what to do first
 */
export const rejectWhileUsed =
  (dependent: Dependent, sentence: string): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { collection } = dependent
    // Full authority: drafts that the caller may not see count as well, and so does what could be restored.
    const { totalDocs } = await req.payload.count({
      collection,
      where: naming(dependent, id),
      trash: true,
      ...asServer(req),
    })
    if (totalDocs > 0) throw apiError({ 'still-in-use': sentence }, 'still-in-use')
  }

/** The same refusals where a record is moved to the trash, so that nothing hangs on what lies there. */
export const rejectTrashing =
  (...rejections: readonly CollectionBeforeDeleteHook[]): CollectionBeforeChangeHook =>
  async ({ collection, context, data, operation, originalDoc, req }) => {
    if (operation === 'create' || trashMove(originalDoc, data) !== 'trashed') return data
    for (const reject of rejections) await reject({ collection, context, id: originalDoc.id, req })
    return data
  }
