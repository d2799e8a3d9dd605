import type {
  Access,
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Field,
  Where,
} from 'payload'
import { anyone, asPerson, nobody } from '../access/access'
import { isAdmin } from '../access/roles'
import { newestVersion, rowOf } from '../hooks/clear-tags'
import { isSlugTaken } from '../hooks/slugs'
import { withHooks } from '../hooks/with-hooks'
import { endSchedule, freeSlugOnRestore, parkSchedule, stampTrash, trashMove } from './trash-hooks'

type Row = Record<string, unknown>

const keyOf = (id: unknown) => `publishedInTrash:${String(id)}`

/**
 * Restores a record as it was trashed. Payload overwrites the published row with the newest draft on trashing, and sets
 * its dialog's status on restoring, after which the draft is no longer the newest. So the published row is kept here
 * and written back by `returnPublished`, while Payload writes the draft, or the record with its own status.
 */
const holdPublished: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const move = trashMove(originalDoc, data)
  if (!originalDoc || !move) return data
  const row = await rowOf(req, collection.slug, originalDoc.id)
  const isPublished = row?._status === 'published'
  const newest = isPublished ? (await newestVersion(req, collection.slug, originalDoc.id))?.version : null
  const draft = newest?._status === 'draft' ? newest : null
  if (draft) req.context[keyOf(originalDoc.id)] = row
  if (move === 'trashed') return data
  const { deletedAt, slug } = data
  return draft ? { ...data, ...draft, deletedAt, slug } : { ...data, _status: row?._status }
}

/** Writes the published row back, with or without the date of deletion. */
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

/** A request that deletes thousands outlasts browser and proxy, and holds one transaction all the time. */
const MAX_DELETED_AT_ONCE = 100

/** Of what a person deletes for good together, such as by "Empty trash", the first hundred go; the rest is still listed. */
const fewAtOnce: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'delete' || 'id' in args || args.overrideAccess || !args.where) return args
  const { docs, totalDocs } = await req.payload.find({
    collection: collection.slug as CollectionSlug,
    where: args.where,
    trash: args.trash,
    sort: 'deletedAt',
    limit: MAX_DELETED_AT_ONCE,
    select: {},
    ...asPerson(req),
  })
  if (totalDocs <= docs.length) return args
  return { ...args, where: { and: [args.where, { id: { in: docs.map(({ id }) => id) } }] } }
}

const OUTSIDE_TRASH: Where = { deletedAt: { exists: false } }

/**
 * An access rule that hides trashed records from people who may not delete: Payload excludes the trash only without
 * `trash=true`.
 */
const outsideTrash =
  (rule: Access, mayDelete: Access): Access =>
  async (args) => {
    const allowed = await rule(args)
    if (allowed === false || (await mayDelete(args)) === true) return allowed
    return allowed === true ? OUTSIDE_TRASH : { and: [allowed, OUTSIDE_TRASH] }
  }

/** Those who may delete can move records to the trash; only administrators delete permanently. */
const trashOrAdmin =
  (mayDelete: Access): Access =>
  async (args) => {
    const isTrashing = Boolean((args.data as { deletedAt?: unknown } | undefined)?.deletedAt)
    return isTrashing || isAdmin(args.req.user) ? mayDelete(args) : false
  }

/** Unique outside the trash only, by the index of `configured-indexes.ts`. */
const withoutUniqueSlug = (field: Field): Field =>
  'name' in field && field.name === 'slug' && field.type === 'text' ? { ...field, unique: false } : field

/**
 * Adds the trash rules to every collection with Payload's `trash`: in one place, so that no collection is forgotten.
 */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  if (!collection.trash) return collection
  const { access, fields, indexes, versions } = collection
  const mayDelete = access?.delete ?? nobody
  const hasSlug = fields.some((field) => 'name' in field && field.name === 'slug')
  const drafts = typeof versions === 'object' && versions.drafts
  const isPlannable = typeof drafts === 'object'
  const inTrash: CollectionConfig = {
    ...collection,
    fields: fields.map(withoutUniqueSlug),
    indexes: indexes?.map((index) => ({ ...index, unique: false })),
    access: {
      ...access,
      read: outsideTrash(access?.read ?? anyone, mayDelete),
      update: outsideTrash(access?.update ?? nobody, mayDelete),
      delete: trashOrAdmin(mayDelete),
    },
  }
  return withHooks(inTrash, {
    first: {
      beforeOperation: [fewAtOnce],
      beforeValidate: hasSlug ? [freeSlugOnRestore] : [],
      afterChange: [...(drafts ? [returnPublished] : []), ...(isPlannable ? [parkSchedule] : [])],
      afterDelete: isPlannable ? [endSchedule] : [],
    },
    last: { beforeChange: [stampTrash, ...(drafts ? [holdPublished] : [])] },
  })
}
