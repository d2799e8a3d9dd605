import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { isStaff } from '../access/roles'
import { metadataOf } from '../cms-metadata'
import { withHooks } from '../hooks/with-hooks'
import { trashMove } from '../trash/trash-hooks'
import { changesBetween, type Row, wordsOf } from './audit-differences'
import { auditMessages as messages } from './messages'
import { type Entry, gatherChanges, noteChange, writeGathered } from './note-change'

const auditOf = (collection: SanitizedCollectionConfig) => metadataOf(collection).audit

/** People are logged by id, because the log outlives them; names are looked up when it is read. */
const titleOf = (collection: SanitizedCollectionConfig, row: Row) => {
  const { isNamedById, kept } = auditOf(collection) ?? {}
  if (isNamedById) return [row.id, kept && row[kept]].filter(Boolean).join(', ')
  const { useAsTitle } = collection.admin
  const name = useAsTitle ? row[useAsTitle] : undefined
  return typeof name === 'string' && name ? name : String(row.id ?? '')
}

/** The full record: with `select`, hooks receive only the selected fields. */
async function wholeRow(req: PayloadRequest, slug: CollectionSlug, before: Row, after: Row): Promise<Row> {
  if (Object.keys(before).every((name) => name in after)) return after
  // Full authority: the log records what was written, whatever the writer may read.
  const id = String(after.id)
  const whole = { id, depth: 0, draft: true, trash: true, overrideAccess: true, req } as const
  const row = await req.payload.findByID({ collection: slug, ...whole })
  return { ...row }
}

const TRASH_VERBS = { trashed: messages.trashed, restored: messages.restored } as const

/** A move between stages, if one field holds the stage: "moved from Applied to Interview". */
function moveOf(
  collection: SanitizedCollectionConfig,
  before: Row,
  after: Row,
): Pick<Entry, 'did' | 'didTogether'> | null {
  const moves = auditOf(collection)?.moves
  if (!moves || before[moves] === after[moves] || !before[moves]) return null
  const labels = wordsOf(collection.flattenedFields).get(moves)
  const [from, to] = [before[moves], after[moves]].map((value) => labels?.format(value) ?? String(value))
  return from && to ? { did: messages.moved(from, to), didTogether: messages.movedTo(to) } : null
}

/** Logs what staff created or changed; applicants' and visitors' changes show in the records themselves. */
const auditAfterChange: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  if (!isStaff(req.user)) return doc
  const before = operation === 'create' ? {} : previousDoc
  const after = await wholeRow(req, collection.slug, before, doc)
  const changes = changesBetween(before, after, wordsOf(collection.flattenedFields), auditOf(collection)?.shown)
  if (operation === 'update' && changes.length === 0) return doc
  const trash = operation === 'update' ? trashMove(before, after) : null
  const did = trash ? TRASH_VERBS[trash] : operation === 'create' ? messages.created : messages.changed
  await noteChange(req, {
    did,
    ...(operation === 'update' && !trash ? moveOf(collection, before, after) : null),
    what: labelOf(collection.labels.singular),
    name: titleOf(collection, after),
    action: trash === 'trashed' ? 'delete' : operation,
    of: collection.slug,
    record: String(doc.id),
    changes,
  })
  return doc
}

/** Logs what staff, or the nightly emptying of the trash, deleted for good, with its last values. */
const auditAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  if (!isStaff(req.user) && !req.context.isEmptyingTrash) return doc
  await noteChange(req, {
    did: messages.deleted,
    what: labelOf(collection.labels.singular),
    name: titleOf(collection, doc),
    action: 'delete',
    of: collection.slug,
    record: String(id),
    changes: changesBetween(doc, {}, wordsOf(collection.flattenedFields), auditOf(collection)?.shown),
  })
  return doc
}

/** Logs what staff changed in a global. */
const auditGlobal: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  if (!isStaff(req.user)) return doc
  const changes = changesBetween(previousDoc ?? {}, doc, wordsOf(global.flattenedFields))
  if (changes.length === 0) return doc
  await noteChange(req, {
    summary: messages.global(labelOf(global.label)),
    action: 'update',
    of: global.slug,
    record: global.slug,
    changes,
  })
  return doc
}

/** A bulk change is one entry: starts gathering. */
const beginTogether: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'update' && 'where' in args && args.where) gatherChanges(req, collection.slug)
  return args
}

/** Writes the gathered entry in the transaction of the changes. */
const endTogether: CollectionAfterOperationHook = async ({ collection, operation, req, result }) => {
  if (operation === 'update') await writeGathered(req, collection.slug)
  return result
}

const labelOf = (label: unknown) => (typeof label === 'string' ? label : messages.record)

/** Adds the audit log to a collection that staff edit. Applied to all, so that none is forgotten. */
export const audited = (collection: CollectionConfig): CollectionConfig =>
  metadataOf(collection).audit?.isLeftOut
    ? collection
    : withHooks(collection, {
        last: {
          afterChange: [auditAfterChange],
          afterDelete: [auditAfterDelete],
          beforeOperation: [beginTogether],
          afterOperation: [endTogether],
        },
      })

export const auditedGlobal = (global: GlobalConfig) => withHooks(global, { last: { afterChange: [auditGlobal] } })
