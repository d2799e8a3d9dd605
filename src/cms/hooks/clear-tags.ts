import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload'
import { announceEdit, clearTags } from '@/lib/caching/cache'
import { isRecord } from '@/lib/is-record'
import { formerSlugsOf } from './slugs'

type Row = Record<string, unknown>

/** A record's published row before and after a change; null if it did not or does not exist. */
export interface RowChange {
  before: Row | null
  after: Row | null
  formerSlugs: string[]
}
export type TagsOfChange = (change: RowChange, req: PayloadRequest) => string[] | Promise<string[]>

const keyOf = (collection: string, id: unknown) => `rowBeforeChange:${collection}/${String(id)}`

export const rowOf = (req: PayloadRequest, collection: CollectionSlug, id: string | number): Promise<Row | null> =>
  req.payload.db.findOne<Row & { id: string }>({ collection, where: { id: { equals: id } }, req })

/** The newest version of a record, with its own time. */
export async function newestVersion(req: PayloadRequest, collection: CollectionSlug, id: string | number) {
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  const first = { sort: '-updatedAt', limit: 1, pagination: false } as const
  const { docs } = await req.payload.db.findVersions<Row>({ collection, where, ...first, req })
  return docs[0]
}

/**
 * Records the published row for `clearTagsOfDifference`: hooks receive the newest version as the previous one, which
 * may be an unpublished draft.
 */
export const noteRow: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (data._status !== 'draft') announceEdit(req)
  if (operation === 'update' && originalDoc?.id) {
    req.context[keyOf(collection.slug, originalDoc.id)] = await rowOf(req, collection.slug, originalDoc.id)
  }
  return data
}

/** Clears the tags of a changed record. Saving a draft changes nothing published. */
export const clearTagsOfDifference =
  (tagsOf: TagsOfChange): CollectionAfterChangeHook =>
  async ({ collection, doc, req }) => {
    const key = keyOf(collection.slug, doc.id)
    const noted = req.context[key]
    delete req.context[key]
    if (req.context.disableRevalidate) return doc
    const before = isRecord(noted) ? noted : null
    const after = await rowOf(req, collection.slug, doc.id)
    if (before && after && JSON.stringify(before) === JSON.stringify(after)) return doc
    const formerSlugs = await formerSlugsOf(req, collection.slug, doc.id)
    clearTags(req, await tagsOf({ before, after, formerSlugs }, req))
    return doc
  }

export const clearTagsOfDeleted =
  (tagsOf: TagsOfChange): CollectionAfterDeleteHook =>
  async ({ collection, doc, req }) => {
    const formerSlugs = await formerSlugsOf(req, collection.slug, doc.id)
    clearTags(req, await tagsOf({ before: doc, after: null, formerSlugs }, req))
    return doc
  }

/** Whether one of the fields changed. */
export const differ = ({ before, after }: Pick<RowChange, 'before' | 'after'>, fields: readonly string[]): boolean =>
  fields.some((field) => JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after?.[field] ?? null))

/** Texts of a field before and after a change. */
export const messagesOf = ({ before, after }: Pick<RowChange, 'before' | 'after'>, field: string): string[] =>
  [before?.[field], after?.[field]].filter((value) => typeof value === 'string' && value !== '').map(String)

/** Clears fixed tags after every change or deletion, for collections and globals alike. */
export const clearTagsAlways =
  (changed: () => string[]) =>
  <Doc>({ doc, req }: { doc: Doc; req: PayloadRequest }): Doc => {
    clearTags(req, changed())
    return doc
  }
