import { type SQL, sql } from 'drizzle-orm'
import { NEPALI_FOR_ONE_INDIAN } from './exchange'

/**
 * What a college asks a year in Indian rupees, by which lists filter and order: its record holds the money of its
 * country. As `inRupees()` has it, for SQL over columns; the index of the list holds the same expression.
 */
const inIndianRupeesSql = (country: unknown, amount: unknown): SQL =>
  sql`(CASE WHEN ${country} = 'Nepal' THEN round(${amount} / ${sql.raw(String(NEPALI_FOR_ONE_INDIAN))}) ELSE ${amount} END)`

/** The same over the table of colleges by its name in the statement. */
export const feesSql = (table: string): SQL =>
  inIndianRupeesSql(sql.raw(`${table}.country`), sql.raw(`${table}.fees_amount`))

/** The same for an index. */
export const feesIndexed = ({ country, feesAmount }: Record<'country' | 'feesAmount', never>): SQL =>
  inIndianRupeesSql(country, feesAmount)
