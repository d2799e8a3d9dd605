import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  FlattenedField,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { isStaff } from '../access/roles'
import { declarationsOf } from '../declarations'
import { DELETED_ACCOUNT } from '../personal/forgetting-queries'
import { trashMove } from '../trash/trash-hooks'
import { changesBetween, type Difference, type Row } from './audit-differences'

const auditOf = (collection: SanitizedCollectionConfig) => declarationsOf(collection).audit

/** People are named by their record alone: the log outlives them. Who it is, is looked up where the log is read. */
const titleOf = (collection: SanitizedCollectionConfig, row: Row) => {
  if (auditOf(collection)?.isNamedById) return String(row.id ?? '')
  const { useAsTitle } = collection.admin
  const name = useAsTitle ? row[useAsTitle] : undefined
  return typeof name === 'string' && name ? name : String(row.id ?? '')
}

const labelsOf = (fields: FlattenedField[]) =>
  new Map(
    fields.map((field) => [field.name, 'label' in field && typeof field.label === 'string' ? field.label : field.name]),
  )

interface Entry {
  summary: string
  action: 'create' | 'update' | 'delete'
  of: string
  record: string
  changes: Difference[]
}

/** Who did it; somebody who deleted their own account is not there any more to be named. */
const actorOf = ({ user }: PayloadRequest, { action, record }: Entry) =>
  action === 'delete' && record === user?.id
    ? { actorEmail: DELETED_ACCOUNT }
    : { actor: user?.id, actorEmail: user?.email }

/** Writes one row in the transaction of the change it tells of: either both are there or neither. */
export async function noteChange(req: PayloadRequest, entry: Entry): Promise<void> {
  // Full authority: no door lets a person write the log.
  await req.payload.create({
    collection: 'audit-log',
    data: { ...entry, summary: entry.summary.slice(0, 300), ...actorOf(req, entry) },
    overrideAccess: true,
    req,
  })
}

/** The record as it is now: with `select`, what the hook is given is only what the caller asked to be told. */
async function wholeRow(req: PayloadRequest, slug: CollectionSlug, before: Row, after: Row): Promise<Row> {
  if (Object.keys(before).every((name) => name in after)) return after
  // Full authority: the log tells what was written, whatever the writer may read.
  const id = String(after.id)
  const whole = { id, depth: 0, draft: true, trash: true, overrideAccess: true, req } as const
  const row = await req.payload.findByID({ collection: slug, ...whole })
  return { ...row }
}

const VERBS = { create: 'created', update: 'changed', delete: 'deleted for good' } as const
const TRASH_VERBS = { trashed: 'moved to the trash', restored: 'restored from the trash' } as const

/** Notes what a member of staff created or changed; what applicants and visitors do is in the records themselves. */
export const auditAfterChange: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  if (!isStaff(req.user)) return doc
  const labels = labelsOf(collection.flattenedFields)
  const before = operation === 'create' ? {} : previousDoc
  const after = await wholeRow(req, collection.slug, before, doc)
  const changes = changesBetween(before, after, labels, auditOf(collection)?.shown)
  if (operation === 'update' && changes.length === 0) return doc
  const move = operation === 'update' ? trashMove(before, after) : null
  const verb = move ? TRASH_VERBS[move] : VERBS[operation]
  await noteChange(req, {
    summary: `${labelOf(collection.labels.singular)} ${verb}: ${titleOf(collection, after)}`,
    action: move === 'trashed' ? 'delete' : operation,
    of: collection.slug,
    record: String(doc.id),
    changes,
  })
  return doc
}

/** Notes what a member of staff, or the nightly emptying of the trash, deleted for good, with the values it had. */
export const auditAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  if (!isStaff(req.user) && !req.context.isEmptyingTrash) return doc
  await noteChange(req, {
    summary: `${labelOf(collection.labels.singular)} ${VERBS.delete}: ${titleOf(collection, doc)}`,
    action: 'delete',
    of: collection.slug,
    record: String(id),
    changes: changesBetween(doc, {}, labelsOf(collection.flattenedFields), auditOf(collection)?.shown),
  })
  return doc
}

/** Notes what a member of staff changed in a global. */
export const auditGlobal: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  if (!isStaff(req.user)) return doc
  const changes = changesBetween(previousDoc ?? {}, doc, labelsOf(global.flattenedFields))
  if (changes.length === 0) return doc
  await noteChange(req, {
    summary: `${labelOf(global.label)} changed`,
    action: 'update',
    of: global.slug,
    record: global.slug,
    changes,
  })
  return doc
}

const labelOf = (label: unknown) => (typeof label === 'string' ? label : 'Record')
