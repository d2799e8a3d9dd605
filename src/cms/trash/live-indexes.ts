import { type AnyPgColumn, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core'
import { sql } from 'drizzle-orm'

/**
 * The index that keeps records outside the trash apart; a record in the trash holds nothing.
 * @param fields what no two of them share
 * @param columns those of the table, by the names of the fields
 */
export function uniqueOutsideTrash(table: string, fields: readonly string[], columns: Record<string, AnyPgColumn>) {
  const column = (name: string) => {
    const found = columns[name]
    if (!found) throw new Error(`The table ${table} has no column ${name}.`)
    return found
  }
  const [first, ...others] = fields.map(column)
  if (!first) throw new Error(`Nothing to be unique in ${table}.`)
  return {
    uniqueOutsideTrash: uniqueIndex(`${table}_${fields.join('_')}_live`)
      .on(first, ...others)
      .where(sql`${column('deletedAt')} IS NULL`),
  }
}
