import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/lib/database/transaction'
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
