import type { SQL } from 'drizzle-orm'
import { payloadClient } from './payload'

/** The rows that a statement finds, for pages; what a request writes itself is read by `rowsIn` of its transaction. */
export async function rowsOf<Row>(statement: SQL): Promise<Row[]> {
  const { db } = await payloadClient()
  return (await db.drizzle.execute(statement)).rows as Row[]
}
