import type { CollectionSlug } from 'payload'
import type { PoolClient } from 'pg'
import { tableOf, versionTableOf } from '../database/payload-tables'

/**
 * What to do with rows of existing records, trashed ones included: leave the record, or complete it if no one has
 * edited it since the first content.
 */
export type PresentChoice = 'leave' | 'complete'

/**
 * An untouched record of the first content: no version names a person, the audit log has no change, and no other import
 * wrote it. A deleted person is no longer named by versions, but still logged.
 */
const untouched = (collection: CollectionSlug) => `staged.target in (
  select own.id from ${tableOf(collection)} as own
  where own.deleted_at is null and own.edited_by_id is null
    and not exists (
      select from ${versionTableOf(tableOf(collection))} as version
      where version.parent_id = own.id and version.version_edited_by_id is not null)
    and own.id::text not in (select record from audit_log where "of" = '${collection}' and record is not null)
    and own.id::text not in (select record from import_rows))`

/** Skips records the choice leaves alone, so that the first content never overwrites someone's work. */
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
