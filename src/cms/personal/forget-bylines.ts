import { sql } from 'drizzle-orm'
import { connectionOf } from '@/lib/database/transaction'
import type { Forget } from './forgetting'

/** Stands where the name or address of somebody stood whose account is deleted. */
export const DELETED_ACCOUNT = 'Deleted account'

/**
 * Takes a person's name and address out of what they wrote and changed as staff: notes on enquiries, the history of
 * applications, the audit log. The entries themselves stay; the team needs them. A name that a colleague bears too is
 * left, for the note may be the colleague's.
 */
export const forgetBylines: Forget = async (req, { id, email, fullName }) => {
  const connection = await connectionOf(req)
  const bylines = sql`(lower("by") = ${email.toLowerCase()} or ("by" = ${fullName ?? ''}
    and not exists (select 1 from users where full_name = ${fullName ?? ''} and id <> ${id}::uuid)))`
  await connection.execute(sql`update enquiries_notes set "by" = ${DELETED_ACCOUNT} where ${bylines}`)
  await connection.execute(sql`update job_applications_history set "by" = ${DELETED_ACCOUNT} where ${bylines}`)
  await connection.execute(sql`
    update audit_log set actor_email = ${DELETED_ACCOUNT}
    where actor_id = ${id}::uuid or lower(actor_email) = ${email.toLowerCase()}`)
}
