import { isTooDeep } from './nesting'

const OPERATORS = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'exists',
  'like',
  'not_like',
  'contains',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
]
const LISTS = ['in', 'not_in']
const MOST_PARAMETERS = 300
/** The studio's filters have a handful; each of them costs the database a look at every row in the worst case. */
const MOST_CONDITIONS = 40
const LARGEST_NUMBER = 1_000_000
const DEEPEST = 12

/**
 * Whether the query of a REST address can be read at all: Payload stumbles over what it does not expect there, and
 * so does the database.
 */
export function isReadableQuery(query: URLSearchParams): boolean {
  const entries = [...query]
  return (
    entries.length <= MOST_PARAMETERS &&
    conditionsOf(query) <= MOST_CONDITIONS &&
    entries.every(([name, value]) => isReadable(name, value))
  )
}

/** How many comparisons a query makes; the values of one list are one. */
const conditionsOf = (query: URLSearchParams): number =>
  new Set([...query.keys()].filter((name) => name.startsWith('where[')).map((name) => name.replace(/\[\d*\]$/, '')))
    .size

function isReadable(name: string, value: string): boolean {
  if (`${name}${value}`.includes('\0')) return false
  const [first = '', ...path] = name.split('[').map((part) => part.replace(/\]$/, ''))
  if (first === 'where') return path.length > 0 ? isCondition(path) : value === ''
  if (first === 'limit' || first === 'page' || first === 'depth') return path.length === 0 && isBearable(value)
  if (first === 'data') return path.length === 0 && isRecord(value)
  return true
}

/** `[and][0]…`, `[or][0]…` or a field with its operator, and behind that at most a place in a list. */
function isCondition([first = '', second = '', ...rest]: string[], depth = 0): boolean {
  if (first === 'and' || first === 'or')
    return /^\d{1,3}$/.test(second) && depth < DEEPEST && isCondition(rest, depth + 1)
  if (first === '' || !OPERATORS.includes(second)) return false
  return rest.length === 0 || (rest.length === 1 && LISTS.includes(second) && /^\d{0,3}$/.test(rest[0] ?? ''))
}

/** Words count as not asked, as Payload has it; numbers must be such that a list can have as many pages or rows. */
function isBearable(value: string): boolean {
  const number = Number(value)
  return Number.isNaN(number) || (number >= 0 && number <= LARGEST_NUMBER)
}

/** What stands in for a record's own values must be such. */
function isRecord(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !isTooDeep(value)
  } catch {
    return false
  }
}
