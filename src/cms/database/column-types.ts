import { getTableColumns, type Table } from 'drizzle-orm'
import type { Payload } from 'payload'

/**
 * The SQL types of a table's columns by name, from Payload's own schema: a text of a file becomes the enumeration or the
 * number that its column holds.
 * @param table as the database calls it
 * @throws Error when there is no such table
 */
export function columnTypes({ db }: Pick<Payload, 'db'>, table: string): Map<string, string> {
  const known: Table | undefined = db.tables[table]
  if (!known) throw new Error(`There is no table ${table}.`)
  return new Map(Object.values(getTableColumns(known)).map((column) => [column.name, column.getSQLType()]))
}
