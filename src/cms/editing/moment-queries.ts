import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { uuidArray } from '@/lib/database/sql-list'
import { connectionOf, rowsIn } from '@/lib/database/transaction'
import { tableOf } from '../database/payload-tables'

/**
 * `updatedAt` with the row locked until the transaction ends: of two concurrent saves one waits.
 * @param id absent for a global
 */
export async function lockedMoment(req: PayloadRequest, slug: string, id?: number | string): Promise<unknown> {
  const which = id === undefined ? sql`true` : sql`id = ${id}`
  const { rows } = await (await connectionOf(req)).execute<{ updated_at: Date }>(
    sql`select updated_at from ${sql.identifier(tableOf(slug))} where ${which} limit 1 for update`,
  )
  return rows[0]?.updated_at
}

/**
 * Locks records until the transaction ends, in one order, so that two changes of the same ones never deadlock. A record
 * that references them can be made meanwhile.
 * @returns their `updatedAt` from before the wait for others who had them locked
 */
export async function lockRecords(req: PayloadRequest, slug: string, ids: readonly string[]) {
  const table = sql.identifier(tableOf(slug))
  return rowsIn<{ id: string; before: unknown }>(req)(sql`
    with seen as materialized (select id, updated_at from ${table} where id = any(${uuidArray(ids)}))
    select record.id, seen.updated_at as before from ${table} record join seen using (id)
    order by record.id for no key update of record`)
}
