import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { announceEdit, clearTags } from '@/lib/caching/cache'
import { formerSlugsOf } from './slugs'

type Row = Record<string, unknown>

/** A record as it stood outside its versions before a change and after it; null where there was none, or is none left. */
export interface RowChange {
  before: Row | null
  after: Row | null
  /** Addresses that the record had before. */
  formerSlugs: string[]
}
export type TagsOfChange = (change: RowChange, req: PayloadRequest) => string[] | Promise<string[]>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null
const keyOf = (collection: string, id: unknown) => `rowBeforeChange:${collection}/${String(id)}`

export const rowOf = (req: PayloadRequest, collection: CollectionSlug, id: string | number): Promise<Row | null> =>
  req.payload.db.findOne<Row & { id: string }>({ collection, where: { id: { equals: id } }, req })

/**
 * Notes a record as visitors saw it, for `clearTagsOfDifference`: hooks are handed the newest version as the previous
 * one, which may be a draft that nobody saw.
 */
export const noteRow: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (data._status !== 'draft') announceEdit(req)
  if (operation === 'update' && originalDoc?.id) {
    req.context[keyOf(collection.slug, originalDoc.id)] = await rowOf(req, collection.slug, originalDoc.id)
  }
  return data
}

/** Clears what a change of a record shows on. A draft that was saved shows nowhere. */
export const clearTagsOfDifference =
  (tagsOf: TagsOfChange): CollectionAfterChangeHook =>
  async ({ collection, doc, req }) => {
    const key = keyOf(collection.slug, doc.id)
    const noted = req.context[key]
    delete req.context[key]
    if (req.context.disableRevalidate) return doc
    const before = isRow(noted) ? noted : null
    const after = await rowOf(req, collection.slug, doc.id)
    if (before && after && JSON.stringify(before) === JSON.stringify(after)) return doc
    const formerSlugs = await formerSlugsOf(req, collection.slug, doc.id)
    clearTags(req, await tagsOf({ before, after, formerSlugs }, req))
    return doc
  }

/** Clears what a deleted record showed on. */
export const clearTagsOfDeleted =
  (tagsOf: TagsOfChange): CollectionAfterDeleteHook =>
  async ({ collection, doc, req }) => {
    const formerSlugs = await formerSlugsOf(req, collection.slug, doc.id)
    clearTags(req, await tagsOf({ before: doc, after: null, formerSlugs }, req))
    return doc
  }

/** Whether one of some fields says something else after a change. */
export const differ = ({ before, after }: Pick<RowChange, 'before' | 'after'>, fields: readonly string[]): boolean =>
  fields.some((field) => JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after?.[field] ?? null))

/** The texts that a field says before and after a change. */
export const messagesOf = ({ before, after }: Pick<RowChange, 'before' | 'after'>, field: string): string[] =>
  [before?.[field], after?.[field]].filter((value) => typeof value === 'string' && value !== '').map(String)

/** Clears what every change of a collection shows on. */
export const clearTagsAfterChange =
  (changed: () => string[]): CollectionAfterChangeHook =>
  ({ doc, req }) => {
    clearTags(req, changed())
    return doc
  }

/** Clears what a deleted record of such a collection showed on. */
export const clearTagsAfterDelete =
  (changed: () => string[]): CollectionAfterDeleteHook =>
  ({ doc, req }) => {
    clearTags(req, changed())
    return doc
  }

/** Clears what a global shows on. */
export const clearTagsOfGlobal =
  (changed: string[]): GlobalAfterChangeHook =>
  ({ doc, req }) => {
    clearTags(req, changed)
    return doc
  }
