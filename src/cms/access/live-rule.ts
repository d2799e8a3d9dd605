import { type SQL, sql } from 'drizzle-orm'
import type { Where } from 'payload'

/**
 * The one rule of what visitors see of records with drafts and a listing: published, Active, and not in the trash,
 * which the query language leaves out by itself. Colleges are such records. A live one always has an address: saving
 * makes one.
 * @param relation the field that leads to the record, where another one is asked for
 */
export const liveRecords = (relation?: string): Where => {
  const at = (field: string) => (relation ? `${relation}.${field}` : field)
  return { and: [{ [at('_status')]: { equals: 'published' } }, { [at('status')]: { equals: 'Active' } }] }
}

/**
 * The same rule for statements written in SQL.
 * @param table the name by which the statement knows the table of the records
 */
export const liveRecordsSql = (table: string): string =>
  `${table}.status = 'Active' and ${table}._status = 'published' and ${table}.deleted_at is null`

/** The same rule for an index over live rows only. */
export const liveRows = ({ status, _status, deletedAt }: Record<'status' | '_status' | 'deletedAt', never>): SQL =>
  sql`${status} = 'Active' AND ${_status} = 'published' AND ${deletedAt} IS NULL`
