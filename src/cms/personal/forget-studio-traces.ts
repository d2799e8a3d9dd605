import { sql } from 'drizzle-orm'
import { connectionOf } from '@/lib/database/transaction'
import type { Forget } from './forgetting'

/**
 * Deletes what the studio remembers of a person: the searches and columns of their lists, and the records they had
 * open. Payload 3.90 looks for these after the account is gone, when the database has dropped whose they are.
 */
export const forgetStudioTraces: Forget = async (req, { id }) => {
  const connection = await connectionOf(req)
  await connection.execute(sql`
    delete from payload_preferences where id in (
      select parent_id from payload_preferences_rels where users_id = ${id}::uuid and path = 'user')`)
  await connection.execute(sql`
    delete from payload_locked_documents where id in (
      select parent_id from payload_locked_documents_rels where users_id = ${id}::uuid and path = 'user')`)
}
