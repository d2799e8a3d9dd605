import type { Payload } from 'payload'

/*
 * SQL over Payload's internal tables is in `payload-*.ts` of this folder only. Their names and columns are Payload's to
 * change: `tests/integration/operations/payload-tables.test.ts` records them and fails for each one an upgrade changes.
 */

/** Payload version these statements were written for. */
export const PAYLOAD_TABLES_OF = '3.90.1'

/** Table of a collection or global, by slug. */
export const tableOf = (slug: string): string => slug.replaceAll('-', '_')

/** Column of a top-level field. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Versions table of a table: `parent_id`, `latest`, and each column prefixed `version_`. */
export const versionTableOf = (table: string): string => `_${table}_v`

/** Versions table of an array field: `_order`, `_parent_id`, `_uuid` for the row's id, the fields. */
export const versionRowsTableOf = (table: string, rows: string): string => `_${table}_v_version_${rows}`

/** A record's column in its versions table. */
export const versionColumnOf = (column: string): string => `version_${column}`

export async function appliedMigrations({ db }: Pick<Payload, 'db'>): Promise<Set<string>> {
  const { rows } = await db.pool.query<{ name: string }>('select name from payload_migrations where batch > 0')
  return new Set(rows.map(({ name }) => name))
}
