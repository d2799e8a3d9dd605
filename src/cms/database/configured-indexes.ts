import { type AnyPgColumn, type IndexBuilder, index, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core'
import { sql } from 'drizzle-orm'
import { metadataOf } from '../cms-metadata'
import { columnOf, tableOf } from './payload-tables'

/** For substring search, on the site and on desks. */
const trigramIndexes = (table: string, fields: readonly string[], columns: Record<string, AnyPgColumn>) =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      index(`${table}_${columnOf(field)}_trgm`).using('gin', sql`${columns[field]} gin_trgm_ops`),
    ]),
  )

/**
 * Indexes a collection declares beside its fields'.
 * @returns undefined without any; otherwise builds them from the table's columns by field name
 */
export function configuredIndexes(collection: { slug: string; custom?: object }) {
  const { indexes, searched, uniqueOutsideTrash: unique } = metadataOf(collection)
  if (!indexes && !searched && !unique) return undefined
  const table = tableOf(collection.slug)
  return (columns: Record<string, AnyPgColumn>): Record<string, IndexBuilder> => ({
    ...(searched ? trigramIndexes(table, searched, columns) : {}),
    ...(unique ? uniqueOutsideTrash(table, unique, columns) : {}),
    ...indexes?.(columns as never),
  })
}

/**
 * Unique index among records outside the trash; trashed records reserve nothing.
 * @param fields unique in combination
 * @param columns of the table, by field name
 */
function uniqueOutsideTrash(table: string, fields: readonly string[], columns: Record<string, AnyPgColumn>) {
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
