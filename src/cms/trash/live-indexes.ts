import { type AnyPgColumn, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core'
import { sql } from 'drizzle-orm'

/** What no two records outside the trash share, by the database's names of tables and Payload's of columns. */
export const UNIQUE_OUTSIDE_TRASH: Record<string, readonly [string, ...string[]]> = {
  colleges: ['slug'],
  jobs: ['slug'],
  guidance_pages: ['course', 'region'],
}

/** The index that keeps them apart; a record in the trash holds nothing. */
export function uniqueOutsideTrash(table: string, names: readonly string[], columns: Record<string, AnyPgColumn>) {
  const column = (name: string) => {
    const found = columns[name]
    if (!found) throw new Error(`The table ${table} has no column ${name}.`)
    return found
  }
  const [first, ...others] = names.map(column)
  if (!first) throw new Error(`Nothing to be unique in ${table}.`)
  return {
    uniqueOutsideTrash: uniqueIndex(`${table}_${names.join('_')}_live`)
      .on(first, ...others)
      .where(sql`${column('deletedAt')} IS NULL`),
  }
}
