import type { SQL } from 'drizzle-orm'
import { rowsIn } from '@/lib/database/transaction'
import { payloadClient } from './payload'

/** The rows that a statement finds, for pages. */
export const rowsOf = async <Row>(statement: SQL): Promise<Row[]> => rowsIn<Row>(await payloadClient())(statement)
