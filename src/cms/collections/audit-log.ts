import type { CollectionConfig, FieldHook, FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { asServer } from '@/cms/access/access'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { enumerated } from '@/lib/text/format'
import { adminOnly, nobody } from '../access/access'
import { auditMessages as messages } from '../audit/messages'
import { cmsMetadata, metadataOf } from '../cms-metadata'
import { writtenByServer } from '../fields/checks/checks'
import { type FieldHelp, withHelp } from '../fields/common-fields'

const RECORD_IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

const collectionOf = ({ payload }: PayloadRequest, slug: unknown): SanitizedCollectionConfig | undefined =>
  payload.config.collections.find((collection) => collection.slug === slug)

/** Current title of a record; null if it is gone. */
async function titleOf(req: PayloadRequest, collection: SanitizedCollectionConfig, id: string): Promise<string | null> {
  const nameOf = metadataOf(collection).audit?.nameOf
  if (nameOf) return nameOf(req, id)
  const title = collection.admin.useAsTitle
  if (!title || title === 'id') return null
  // Full authority: only administrators read the log, and they may read these records.
  const row = await req.payload.findByID({
    collection: collection.slug,
    id,
    trash: true,
    disableErrors: true,
    ...asServer(req),
  })
  const name = Object.entries(row ?? {}).find(([field]) => field === title)?.[1]
  return typeof name === 'string' && name ? name : null
}

/** Names already looked up by this request. */
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

/** Replaces record ids in a text by names; each is in one of the collections. */
async function insertNames(req: PayloadRequest, collections: readonly SanitizedCollectionConfig[], text: string) {
  let words = text
  for (const id of new Set(text.match(RECORD_IDS))) {
    const names = await Promise.all(collections.map((collection) => nameOf(req, collection, id)))
    words = words.replaceAll(id, names.find((name) => name !== null) ?? messages.gone)
  }
  return words
}

/** Collections a field refers to, through its groups and rows too. */
const relatedTo = (field: FlattenedField): string[] => [
  ...('relationTo' in field ? [field.relationTo].flat() : []),
  ...('flattenedFields' in field ? field.flattenedFields.flatMap(relatedTo) : []),
]

/** Formats a JSON list of names; other texts stay. */
function formatList(text: string): string {
  try {
    const list: unknown = JSON.parse(text)
    const isList = Array.isArray(list) && list.every((one) => typeof one === 'string')
    return isList ? enumerated(STUDIO_LANGUAGE, list) : text
  } catch {
    // A truncated value, or a text that only looks like a list.
    return text
  }
}

/**
 * Shows current record names in a text of the log, which itself holds only ids, so that nothing is left of deleted
 * people.
 */
const nameRecords: FieldHook = ({ data, req, value }) => {
  const collection = collectionOf(req, data?.of)
  const isNamed = collection && metadataOf(collection).audit?.isNamedById
  return isNamed && typeof value === 'string' ? insertNames(req, [collection], value) : value
}

/** Shows current names for the values of a relation, also with many values or inside a row. */
const nameRelated: FieldHook = async ({ data, req, siblingData, value }) => {
  if (typeof value !== 'string' || !value.match(RECORD_IDS)) return value
  const fields = collectionOf(req, data?.of)?.flattenedFields ?? []
  const field = fields.find(
    (one) => ('label' in one && one.label === siblingData.field) || one.name === siblingData.field,
  )
  const related = (field ? relatedTo(field) : []).flatMap((slug) => collectionOf(req, slug) ?? [])
  return related.length > 0 ? formatList(await insertNames(req, related, value)) : value
}

const help: FieldHelp = {
  summary: 'The change in a sentence.',
  action: ['Action', 'Whether something was made, changed or deleted.'],
  of: 'The list or page that was changed.',
  record: ['Record', 'The number of the record, for a developer.'],
  actor: ['Person', 'Who made the change.'],
  actorEmail: 'Their email address at the time.',
  changes: ['Difference', 'Each field that changed, before and after. Personal values are not written down.'],
  'changes.field': ['Field', 'The field that changed.'],
  'changes.before': ['Before', 'What stood there.'],
  'changes.after': ['After', 'What stands there now.'],
}

/** Who changed which record when. Append-only: no one edits or deletes an entry. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Change', plural: 'Audit log' },
  custom: cmsMetadata({ audit: { isLeftOut: true } }),
  access: { create: nobody, read: adminOnly, update: nobody, delete: nobody },
  admin: {
    group: 'People',
    useAsTitle: 'summary',
    listSearchableFields: ['summary', 'actorEmail'],
    defaultColumns: ['summary', 'action', 'of', 'actorEmail', 'createdAt'],
    description: 'Every change made by staff, in the order in which it was made.',
  },
  defaultSort: '-createdAt',
  fields: withHelp(help, [
    {
      name: 'summary',
      label: 'What',
      type: 'text',
      required: true,
      custom: writtenByServer,
      hooks: { afterRead: [nameRecords] },
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      options: [
        { label: 'Created', value: 'create' },
        { label: 'Changed', value: 'update' },
        { label: 'Deleted', value: 'delete' },
      ],
    },
    {
      name: 'of',
      label: 'List',
      type: 'text',
      required: true,
      index: true,
      custom: writtenByServer,
      admin: { components: { Cell: '/cms/audit/list-cell#ListCell' } },
    },
    { name: 'record', type: 'text', index: true, custom: writtenByServer },
    { name: 'actor', type: 'relationship', relationTo: 'users', index: true },
    { name: 'actorEmail', label: 'By', type: 'text', custom: writtenByServer },
    {
      name: 'changes',
      type: 'array',
      fields: [
        { name: 'field', type: 'text', custom: writtenByServer, hooks: { afterRead: [nameRecords] } },
        { name: 'before', type: 'text', custom: writtenByServer, hooks: { afterRead: [nameRelated] } },
        { name: 'after', type: 'text', custom: writtenByServer, hooks: { afterRead: [nameRelated] } },
      ],
    },
  ]),
}
