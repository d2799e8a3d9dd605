import { sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { rowsIn, runIn } from '@/lib/database/transaction'
import { columnOf, tableOf, versionColumnOf, versionTableOf } from '../database/payload-tables'

/**
 * Writes a field in place: in the published row and in every version, drafts included, so that neither saving nor
 * restoring undoes it. Status and content stay; hooks and validation do not run.
 * @param values new value by record id
 * @returns the records found
 */
export async function writeInPlace(
  req: PayloadRequest,
  collection: CollectionSlug,
  field: string,
  values: ReadonlyMap<string, number | boolean>,
): Promise<string[]> {
  const table = tableOf(collection)
  const column = columnOf(field)
  const rows = sql.join(
    [...values].map(
      ([id, value]) => sql`(${id}::uuid, ${value}${sql.raw(typeof value === 'number' ? '::int' : '::boolean')})`,
    ),
    sql`, `,
  )
  const written = await rowsIn<{ id: string }>(
    req,
  )(sql`update ${sql.identifier(table)} as record set ${sql.identifier(column)} = new.value
      from (values ${rows}) as new(id, value) where record.id = new.id returning record.id`)
  if (req.payload.collections[collection].config.versions) {
    await runIn(
      req,
    )(sql`update ${sql.identifier(versionTableOf(table))} as version set ${sql.identifier(versionColumnOf(column))} = new.value
        from (values ${rows}) as new(id, value) where version.parent_id = new.id`)
  }
  return written.map(({ id }) => id)
}
