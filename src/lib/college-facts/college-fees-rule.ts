import { type SQL, sql } from 'drizzle-orm'
import { NEPALI_FOR_ONE_INDIAN } from './exchange'

/**
 * Yearly fees in Indian rupees, by which lists filter and sort; a record holds its country's currency. Same as
 * `inRupees()`, as SQL over columns; the list's index uses the same expression.
 */
const inIndianRupeesSql = (country: unknown, amount: unknown): SQL =>
  sql`(CASE WHEN ${country} = 'Nepal' THEN round(${amount} / ${sql.raw(String(NEPALI_FOR_ONE_INDIAN))}) ELSE ${amount} END)`

/** The expression for a statement, by the table's alias. */
export const feesSql = (table: string): SQL =>
  inIndianRupeesSql(sql.raw(`${table}.country`), sql.raw(`${table}.fees_amount`))

/** The expression for an index. */
export const feesIndexed = ({ country, feesAmount }: Record<'country' | 'feesAmount', never>): SQL =>
  inIndianRupeesSql(country, feesAmount)
