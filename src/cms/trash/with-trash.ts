import type {
  Access,
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  Field,
  PayloadRequest,
  Where,
} from 'payload'
import { anyone, nobody } from '../access/access'
import { isAdmin } from '../access/roles'
import { endSchedule, freeSlugOnRestore, isSlugTaken, parkSchedule, stampTrash, trashMove } from './trash-hooks'

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
const holdPublished: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
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
const returnPublished: CollectionAfterChangeHook = async ({ collection, data, doc, req }) => {
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

const OUTSIDE_TRASH: Where = { deletedAt: { exists: false } }

/**
 * The rule of reading and changing, kept away from what lies in the trash for all who may not delete: Payload leaves
 * the trash out only of what is asked without `trash=true`.
 */
const outsideTrash =
  (rule: Access, mayDelete: Access): Access =>
  async (args) => {
    const allowed = await rule(args)
    if (allowed === false || (await mayDelete(args)) === true) return allowed
    return allowed === true ? OUTSIDE_TRASH : { and: [allowed, OUTSIDE_TRASH] }
  }

/** Whoever may delete moves records into the trash; out of it for good, or past it, only administrators do. */
const trashOrAdmin =
  (mayDelete: Access): Access =>
  async (args) => {
    const isTrashing = Boolean((args.data as { deletedAt?: unknown } | undefined)?.deletedAt)
    return isTrashing || isAdmin(args.req.user) ? mayDelete(args) : false
  }

/** Unique among what is not in the trash only: the index of `live-indexes.ts` sees to it. */
const withoutUniqueSlug = (field: Field): Field =>
  'name' in field && field.name === 'slug' && field.type === 'text' ? { ...field, unique: false } : field

/** Gives every collection with Payload's `trash` its rules: one place, so that none is forgotten. */
export const withTrash = (collections: CollectionConfig[]): CollectionConfig[] =>
  collections.map((collection) => {
    if (!collection.trash) return collection
    const { access, fields, hooks, indexes, versions } = collection
    const mayDelete = access?.delete ?? nobody
    const hasSlug = fields.some((field) => 'name' in field && field.name === 'slug')
    const drafts = typeof versions === 'object' && versions.drafts
    return {
      ...collection,
      fields: fields.map(withoutUniqueSlug),
      indexes: indexes?.map((index) => ({ ...index, unique: false })),
      access: {
        ...access,
        read: outsideTrash(access?.read ?? anyone, mayDelete),
        update: outsideTrash(access?.update ?? nobody, mayDelete),
        delete: trashOrAdmin(mayDelete),
      },
      hooks: {
        ...hooks,
        beforeValidate: [...(hasSlug ? [freeSlugOnRestore] : []), ...(hooks?.beforeValidate ?? [])],
        beforeChange: [...(hooks?.beforeChange ?? []), stampTrash, ...(drafts ? [holdPublished] : [])],
        afterChange: [
          ...(drafts ? [returnPublished] : []),
          ...(typeof drafts === 'object' ? [parkSchedule] : []),
          ...(hooks?.afterChange ?? []),
        ],
        afterDelete: [...(typeof drafts === 'object' ? [endSchedule] : []), ...(hooks?.afterDelete ?? [])],
      },
    }
  })
