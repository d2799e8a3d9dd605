import { operatorMap } from '@payloadcms/drizzle'
import { validOperators } from 'payload/shared'

/** The studio's filters have a handful; each of them costs the database a look at every row in the worst case. */
const MOST_CONDITIONS = 40

/** Operators that Payload reads, though its adapter for PostgreSQL has none of them and fails with a TypeError. */
const MISSING_OPERATORS: readonly string[] = validOperators.filter((operator) => !Object.hasOwn(operatorMap, operator))

/** Whether the query of a REST address asks for no more than the database can do, and bear. */
export function isReadableQuery(query: URLSearchParams): boolean {
  const conditions = [...query.keys()].filter((name) => name.startsWith('where['))
  return countOf(conditions) <= MOST_CONDITIONS && !conditions.some(usesMissingOperator)
}

/** How many comparisons a query makes; the values of one list are one. */
const countOf = (conditions: string[]): number => new Set(conditions.map((name) => name.replace(/\[\d*\]$/, ''))).size

const usesMissingOperator = (condition: string): boolean =>
  condition.split(/[[\]]+/).some((part) => MISSING_OPERATORS.includes(part))
