import { type SQL, sql } from 'drizzle-orm'
import type { Where } from 'payload'

/**
 * The one rule for what visitors see of records with drafts and a listing: published, Active, and outside the trash,
 * which Payload's queries exclude by default. A live record always has a slug: saving makes one.
 */
export const liveRecords = (): Where => ({
  and: [{ _status: { equals: 'published' } }, { status: { equals: 'Active' } }],
})

/**
 * The same rule for raw SQL.
 * @param table alias of the records' table
 */
export const liveRecordsSql = (table: string): string =>
  `${table}.status = 'Active' and ${table}._status = 'published' and ${table}.deleted_at is null`

/** The same rule for a partial index. */
export const liveRows = ({ status, _status, deletedAt }: Record<'status' | '_status' | 'deletedAt', never>): SQL =>
  sql`${status} = 'Active' AND ${_status} = 'published' AND ${deletedAt} IS NULL`
