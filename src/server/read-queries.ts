import type { SQL } from 'drizzle-orm'
import { rowsIn } from '@/lib/database/transaction'
import { payloadClient } from './payload'

/** Rows of an SQL statement, for pages. */
export const rowsOf = async <Row>(statement: SQL): Promise<Row[]> => rowsIn<Row>(await payloadClient())(statement)
