import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { runIn } from '@/lib/database/transaction'
import type { User } from '@/payload-types'
import { metadataOf } from '../cms-metadata'
import { tableOf } from '../database/payload-tables'

/**
 * Links an account to anonymous submissions from its email before the email changes, so that they stay in the data
 * export and are deleted with the account. Submissions from an unverified email are not theirs.
 */
export async function recordAsSent(req: PayloadRequest, { id, email, verified }: User): Promise<void> {
  if (!verified) return
  for (const collection of req.payload.config.collections) {
    if (metadataOf(collection).rest !== 'send') continue
    await runIn(req)(sql`
      update ${sql.identifier(tableOf(collection.slug))} set user_id = ${id}::uuid
      where user_id is null and lower(email) = ${email.toLowerCase()}`)
  }
}
