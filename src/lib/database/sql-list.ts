import { type SQL, sql } from 'drizzle-orm'

/** Values as a list in brackets, for `in`: each goes to the database beside the statement, never as a part of it. */
export const sqlList = (values: readonly string[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`
