import { type SQL, sql } from 'drizzle-orm'

/** Values in parentheses for `in`, each a parameter, as Drizzle writes a list. An empty list matches nothing. */
export const sqlList = (values: readonly string[]): SQL => sql`${values.length === 0 ? [null] : values}`

/** Ids as a single array parameter for `= any(…)` and `unnest(…)`, for statements with hundreds of them. */
export const uuidArray = (ids: readonly string[]): SQL => sql`${`{${ids.join()}}`}::uuid[]`

/** Escapes a text for LIKE. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** LIKE pattern for a substring. */
export const likeContaining = (text: string): string => `%${likeLiteral(text)}%`
