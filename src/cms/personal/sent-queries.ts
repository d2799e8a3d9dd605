import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { runIn } from '@/lib/database/transaction'
import type { User } from '@/payload-types'
import { metadataOf } from '../cms-metadata'
import { tableOf } from '../database/payload-tables'

/**
 * Notes the account on what came from its address without signing in: the address is about to be another one, and what
 * was sent from this one stays in the export of the person's data and goes with the account. Of an address that was
 * never proved nothing is theirs.
 */
export async function keepAsSent(req: PayloadRequest, { id, email, verified }: User): Promise<void> {
  if (!verified) return
  for (const collection of req.payload.config.collections) {
    if (metadataOf(collection).rest !== 'send') continue
    await runIn(req)(sql`
      update ${sql.identifier(tableOf(collection.slug))} set user_id = ${id}::uuid
      where user_id is null and lower(email) = ${email.toLowerCase()}`)
  }
}
