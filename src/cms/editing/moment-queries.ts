import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/lib/database/transaction'
import { tableOf } from '../database/payload-tables'

/**
 * The moment of the last change, with the row locked until this change is committed: of two at once one waits.
 * @param id none for a global
 */
export async function lockedMoment(req: PayloadRequest, slug: string, id?: number | string): Promise<unknown> {
  const which = id === undefined ? sql`true` : sql`id = ${id}`
  const { rows } = await (await connectionOf(req)).execute<{ updated_at: Date }>(
    sql`select updated_at from ${sql.identifier(tableOf(slug))} where ${which} limit 1 for update`,
  )
  return rows[0]?.updated_at
}
