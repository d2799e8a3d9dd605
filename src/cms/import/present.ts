import type { CollectionSlug } from 'payload'
import type { PoolClient } from 'pg'
import { tableOf, versionTableOf } from '../database/payload-tables'

/**
 * What becomes of rows that mean a record which is there already, in the trash too: they leave it as it is, or they
 * complete it as long as nobody has touched it since it was made.
 */
export type PresentChoice = 'leave' | 'complete'

/** A record that no person made or wrote, and that has not been saved again: the first content as it came. */
const untouched = (collection: CollectionSlug) => `exists (
  select from ${tableOf(collection)} as own where own.id = staged.target and own.deleted_at is null and own.edited_by_id is null
    and (select count(*) from ${versionTableOf(collection)} where parent_id = own.id) = 1)`

/** Leaves alone what the choice does not give to the import, so that the first content never undoes somebody's work. */
export async function leavePresent(
  client: PoolClient,
  { kind, choice }: { kind: CollectionSlug; choice: PresentChoice },
): Promise<void> {
  const among = choice === 'leave' ? 'true' : `not ${untouched(kind)}`
  await client.query(
    `update staged set outcome = 'leave', refused_message = null
     where target is not null and outcome in ('change', 'refuse') and ${among}`,
  )
}
