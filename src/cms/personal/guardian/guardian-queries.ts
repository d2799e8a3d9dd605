import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/lib/database/transaction'

/**
 * Whether a parent has consented now, with the row locked until the transaction ends: the session was read earlier, and
 * a concurrent withdrawal either sees what is committed first, or waits.
 */
export async function hasAgreed(req: PayloadRequest, id: string): Promise<boolean> {
  const { rows } = await (await connectionOf(req)).execute(
    sql`select 1 from users where id = ${id}::uuid and guardian_agreed_at is not null for share`,
  )
  return rows.length > 0
}
