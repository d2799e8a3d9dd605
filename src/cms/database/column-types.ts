import { getTableColumns, type Table } from 'drizzle-orm'
import type { Payload } from 'payload'

/**
 * SQL types of a table's columns by name, from Payload's schema, to cast file texts to enums or numbers.
 * @param table database name
 * @throws Error for an unknown table
 */
export function columnTypes({ db }: Pick<Payload, 'db'>, table: string): Map<string, string> {
  const known: Table | undefined = db.tables[table]
  if (!known) throw new Error(`There is no table ${table}.`)
  return new Map(Object.values(getTableColumns(known)).map((column) => [column.name, column.getSQLType()]))
}
