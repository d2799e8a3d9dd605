import type { CollectionSlug, FieldHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isRecordId } from '@/lib/database/record-id'
import { declarationsOf } from '../declarations'

const RECORD_IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

const collectionOf = ({ payload }: PayloadRequest, slug: unknown): SanitizedCollectionConfig | undefined =>
  payload.config.collections.find((collection) => collection.slug === slug)

/** What a record is called now, or null when nothing of it is left. */
async function titleOf(req: PayloadRequest, collection: SanitizedCollectionConfig, id: string): Promise<string | null> {
  const nameOf = declarationsOf(collection).audit?.nameOf
  if (nameOf) return nameOf(req, id)
  const title = collection.admin.useAsTitle
  if (!title || title === 'id') return null
  // Full authority: only administrators read the log, and they read these records too.
  const row = await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id,
    depth: 0,
    trash: true,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  const name = Object.entries(row ?? {}).find(([field]) => field === title)?.[1]
  return typeof name === 'string' && name ? name : null
}

/** Names that this request has looked up already. */
function namesOf({ context }: PayloadRequest): Map<string, Promise<string | null>> {
  if (!(context.auditNames instanceof Map)) context.auditNames = new Map()
  return context.auditNames as Map<string, Promise<string | null>>
}

function nameOf(req: PayloadRequest, collection: SanitizedCollectionConfig, id: string): Promise<string | null> {
  const names = namesOf(req)
  const known = names.get(id) ?? titleOf(req, collection, id)
  names.set(id, known)
  return known
}

async function named(req: PayloadRequest, collection: SanitizedCollectionConfig, text: string): Promise<string> {
  const ids = [...new Set(text.match(RECORD_IDS))]
  const names = await Promise.all(ids.map((id) => nameOf(req, collection, id)))
  return ids.reduce((words, id, index) => words.replaceAll(id, names[index] ?? id), text)
}

/**
 * Shows a text of the log with the present names of the records it is about. The log itself holds their ids alone, so
 * that nothing is left of whoever is deleted.
 */
export const nameRecords: FieldHook = ({ data, req, value }) => {
  const collection = collectionOf(req, data?.of)
  const isNamed = collection && declarationsOf(collection).audit?.isNamedById
  return isNamed && typeof value === 'string' ? named(req, collection, value) : value
}

/** Shows what a relation was or became by its present name. */
export const nameRelated: FieldHook = ({ data, req, siblingData, value }) => {
  if (!isRecordId(value)) return value
  const fields = collectionOf(req, data?.of)?.flattenedFields ?? []
  const field = fields.find((one) => 'label' in one && one.label === siblingData.field)
  const related = field && 'relationTo' in field ? collectionOf(req, field.relationTo) : undefined
  return related ? named(req, related, value) : value
}
