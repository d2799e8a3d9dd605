import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import { isRecordId } from '@/lib/database/record-id'
import { isRecord } from '@/lib/is-record'
import type { User } from '@/payload-types'
import { contentKeepers, permits } from './access/access'

type Values = Record<string, unknown>
interface Reader {
  payload: Payload
  user: User
}

/** Newest version of a record, published or not; null for others than content keepers. */
export async function draftOf<Slug extends CollectionSlug>(
  { payload, user }: Reader,
  collection: Slug,
  id: string,
  depth: number,
) {
  if (!permits(contentKeepers, user) || !isRecordId(id)) return null
  const newest = { draft: true, depth, disableErrors: true, overrideAccess: false } as const
  return payload.findByID({ collection, id, user, ...newest })
}

/**
 * The studio form's values as the record would read after saving: empty lists are lists, and referenced records are
 * loaded as far as the person may read them.
 * @param of collection or global
 * @param values untrusted form values
 */
export async function documentOfForm<T>(reader: Reader, of: string, values: unknown): Promise<T> {
  const { collections, globals } = reader.payload.config
  const config = [...collections, ...globals].find(({ slug }) => slug === of)
  if (!config || !isRecord(values)) throw new Error(`No form of ${of}`)
  const id = typeof values.id === 'string' ? values.id : 'unsaved'
  return { ...(await read(reader, config.flattenedFields, values)), id } as T
}

async function read(reader: Reader, fields: FlattenedField[], values: Values): Promise<Values> {
  const entries = await Promise.all(
    fields.map(async (field) => [field.name, await formValue(reader, field, values[field.name])] as const),
  )
  return Object.fromEntries(entries)
}

async function formValue(reader: Reader, field: FlattenedField, value: unknown): Promise<unknown> {
  if (field.type === 'array') {
    const rows = Array.isArray(value) ? value.filter(isRecord) : []
    return Promise.all(
      rows.map(async (row) => ({ ...(await read(reader, field.flattenedFields, row)), id: String(row.id ?? '') })),
    )
  }
  if (field.type === 'group') return read(reader, field.flattenedFields, isRecord(value) ? value : {})
  if ('hasMany' in field && field.hasMany) return Array.isArray(value) ? value : []
  if ((field.type === 'upload' || field.type === 'relationship') && typeof field.relationTo === 'string') {
    return typeof value === 'string' ? recordOf(reader, field.relationTo, value) : null
  }
  return value ?? null
}

const recordOf = async ({ payload, user }: Reader, collection: CollectionSlug, id: string): Promise<unknown> =>
  payload.findByID({ collection, id, depth: 1, overrideAccess: false, user, disableErrors: true })
