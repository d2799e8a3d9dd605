import { sql } from 'drizzle-orm'
import type { RecordsOf } from '@/cms/personal/erasure/erasure'
import { rowsIn } from '@/lib/database/transaction'

/** Ids of the enquiries that a person sent, or that came from their address; those in the trash among them. */
export const enquiriesAbout: RecordsOf = async (req, { id, email }) => {
  const rows = await rowsIn<{ id: string }>(req)(
    sql`select id from enquiries where user_id = ${id}::uuid or lower(email) = ${email.toLowerCase()}`,
  )
  return rows.map((row) => row.id)
}
