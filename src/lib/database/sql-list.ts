import { type SQL, sql } from 'drizzle-orm'

/**
 * Values as a list in brackets, for `in`: each goes to the database beside the statement, never as a part of it.
 * Nothing is in an empty one.
 */
export const sqlList = (values: readonly string[]): SQL =>
  values.length === 0
    ? sql`(null)`
    : sql`(${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`

/** Ids as one value, for `= any(…)` and `unnest(…)`: a statement with hundreds of them has one parameter. */
export const uuidArray = (ids: readonly string[]): SQL => sql`${`{${ids.join()}}`}::uuid[]`

/** A text whose signs stand for themselves in a pattern of the database's LIKE. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The pattern of LIKE for what contains a text. */
export const likeContaining = (text: string): string => `%${likeLiteral(text)}%`
