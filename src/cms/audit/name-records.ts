import type { CollectionSlug, FieldHook, FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { asServer } from '@/cms/access/authority'
import { enumerated } from '@/lib/text/format'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { metadataOf } from '../cms-metadata'
import { auditMessages as messages } from './messages'

const RECORD_IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

const collectionOf = ({ payload }: PayloadRequest, slug: unknown): SanitizedCollectionConfig | undefined =>
  payload.config.collections.find((collection) => collection.slug === slug)

/** What a record is called now, or null when nothing of it is left. */
async function titleOf(req: PayloadRequest, collection: SanitizedCollectionConfig, id: string): Promise<string | null> {
  const nameOf = metadataOf(collection).audit?.nameOf
  if (nameOf) return nameOf(req, id)
  const title = collection.admin.useAsTitle
  if (!title || title === 'id') return null
  // Full authority: only administrators read the log, and they read these records too.
  const row = await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id,
    trash: true,
    disableErrors: true,
    ...asServer(req),
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

/** A text with the names of the records whose ids stand in it; each is in one of the collections. */
async function named(
  req: PayloadRequest,
  collections: readonly SanitizedCollectionConfig[],
  text: string,
): Promise<string> {
  let words = text
  for (const id of new Set(text.match(RECORD_IDS))) {
    const names = await Promise.all(collections.map((collection) => nameOf(req, collection, id)))
    words = words.replaceAll(id, names.find((name) => name !== null) ?? messages.gone)
  }
  return words
}

/** Where the relations of a field lead, those within its groups and rows included. */
const relatedTo = (field: FlattenedField): string[] => [
  ...('relationTo' in field ? [field.relationTo].flat() : []),
  ...('flattenedFields' in field ? field.flattenedFields.flatMap(relatedTo) : []),
]

/** A list of names as words; anything else as it is. */
function listed(text: string): string {
  try {
    const list: unknown = JSON.parse(text)
    const isList = Array.isArray(list) && list.every((one) => typeof one === 'string')
    return isList ? enumerated(STUDIO_LANGUAGE, list) : text
  } catch {
    // A value that was cut off, or a text that only looks like a list.
    return text
  }
}

/**
 * Shows a text of the log with the present names of the records it is about. The log itself holds their ids alone, so
 * that nothing is left of whoever is deleted.
 */
export const nameRecords: FieldHook = ({ data, req, value }) => {
  const collection = collectionOf(req, data?.of)
  const isNamed = collection && metadataOf(collection).audit?.isNamedById
  return isNamed && typeof value === 'string' ? named(req, [collection], value) : value
}

/** Shows what a relation was or became by its present name, also one of several or within a row. */
export const nameRelated: FieldHook = async ({ data, req, siblingData, value }) => {
  if (typeof value !== 'string' || !value.match(RECORD_IDS)) return value
  const fields = collectionOf(req, data?.of)?.flattenedFields ?? []
  const field = fields.find(
    (one) => ('label' in one && one.label === siblingData.field) || one.name === siblingData.field,
  )
  const related = (field ? relatedTo(field) : []).flatMap((slug) => collectionOf(req, slug) ?? [])
  return related.length > 0 ? listed(await named(req, related, value)) : value
}
