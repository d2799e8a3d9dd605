import { operatorMap } from '@payloadcms/drizzle'
import { validOperators } from 'payload/shared'

/** The studio's filters have a handful; each of them costs the database a look at every row in the worst case. */
const MOST_CONDITIONS = 40

/** Operators that Payload reads, though its adapter for PostgreSQL has none of them and fails with a TypeError. */
const MISSING_OPERATORS: readonly string[] = validOperators.filter((operator) => !Object.hasOwn(operatorMap, operator))

/**
 * Whether the query of a REST address asks for no more than the database can do, and bear.
 * @param isOfRecord whether one record is asked for, and not a list
 */
export function isReadableQuery(query: URLSearchParams, isOfRecord: boolean): boolean {
  const conditions = [...query.keys()].filter((name) => name.startsWith('where['))
  return (
    countOf(conditions) <= MOST_CONDITIONS &&
    !conditions.some(usesMissingOperator) &&
    (!isOfRecord || query.getAll('data').every(isRecordData))
  )
}

/** What Payload takes for the fields of a record and writes into: anything but an object makes it fail. */
function isRecordData(json: string): boolean {
  if (json === '') return true
  try {
    const data: unknown = JSON.parse(json)
    return typeof data === 'object' && data !== null && !Array.isArray(data)
  } catch {
    return false
  }
}

/** How many comparisons a query makes; the values of one list are one. */
const countOf = (conditions: string[]): number => new Set(conditions.map((name) => name.replace(/\[\d*\]$/, ''))).size

const usesMissingOperator = (condition: string): boolean =>
  condition.split(/[[\]]+/).some((part) => MISSING_OPERATORS.includes(part))
