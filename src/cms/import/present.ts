import type { CollectionSlug } from 'payload'
import type { PoolClient } from 'pg'
import { tableOf, versionTableOf } from '../database/payload-tables'

/**
 * What becomes of rows that mean a record which is there already, in the trash too: they leave it as it is, or they
 * complete it as long as nobody has touched it since the first content made it.
 */
export type PresentChoice = 'leave' | 'complete'

/**
 * A record that is as the first content made it: no version names a person, the log tells of no change and no other
 * import wrote it. A person who was deleted is named by no version any more, but the log and the imports remain.
 */
const untouched = (collection: CollectionSlug) => `staged.target in (
  select own.id from ${tableOf(collection)} as own
  where own.deleted_at is null and own.edited_by_id is null
    and not exists (
      select from ${versionTableOf(tableOf(collection))} as version
      where version.parent_id = own.id and version.version_edited_by_id is not null)
    and own.id::text not in (select record from audit_log where "of" = '${collection}' and record is not null)
    and own.id::text not in (select record from import_rows))`

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
