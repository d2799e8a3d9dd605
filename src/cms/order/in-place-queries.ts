import { sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { rowsIn, runIn } from '@/lib/database/transaction'
import { columnOf, tableOf, versionColumnOf, versionTableOf } from '../database/payload-tables'

/**
 * Writes one field of records where it stands: in what visitors see and in every version, a draft among them, so that
 * neither saving nor restoring one of them takes it back. Whether they are published, and all their words, stay as
 * they are; hooks and validation do not run.
 * @param values the new value of each record, by its id
 * @returns the records that there were
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
