import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { RecordsOf } from '@/cms/personal/forget-mails'
import { connectionOf } from '@/lib/database/transaction'

/** Holds an enquiry's row until the transaction ends. */
export async function holdEnquiry(req: PayloadRequest, id: string): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`select id from enquiries where id = ${id} for update`)
}

/** Ids of the enquiries that a person sent, or that came from their address; those in the trash among them. */
export const enquiriesAbout: RecordsOf = async (req, { id, email }) => {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute<{ id: string }>(
    sql`select id from enquiries where user_id = ${id}::uuid or lower(email) = ${email.toLowerCase()}`,
  )
  return rows.map((row) => row.id)
}
