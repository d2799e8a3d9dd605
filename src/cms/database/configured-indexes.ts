import { type AnyPgColumn, type IndexBuilder, index, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core'
import { sql } from 'drizzle-orm'
import { metadataOf } from '../cms-metadata'
import { columnOf, tableOf } from './payload-tables'

/** For searching a part of a word: on the site, and on the studio's desks. */
const trigramIndexes = (table: string, fields: readonly string[], columns: Record<string, AnyPgColumn>) =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      index(`${table}_${columnOf(field)}_trgm`).using('gin', sql`${columns[field]} gin_trgm_ops`),
    ]),
  )

/**
 * The indexes that a collection declares beside those of its fields.
 * @returns nothing when it declares none; else what makes them from the columns of its table, by the names of the fields
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
 * The index that keeps records outside the trash apart; a record in the trash holds nothing.
 * @param fields what no two of them share
 * @param columns those of the table, by the names of the fields
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
