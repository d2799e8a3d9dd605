import { operatorMap } from '@payloadcms/drizzle'
import { executeAuthStrategies, type Payload } from 'payload'
import { validOperators } from 'payload/shared'
import { isRecordId } from '@/lib/database/record-id'
import { isStaff } from '../access/roles'
import { metadataOf } from '../cms-metadata'
import { withVisitorPool } from '../database/visitor-pool'
import { isForMissingFile } from '../uploads/missing-file'
import { rejectedBody } from './rest-error-messages'

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

type RestHandler = (request: Request, args: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

const SESSION_CALLS = ['login', 'logout', 'me', 'refresh-token']

/** What the collection or global at an address declares to be open to those who are not staff. */
function openingOf({ config }: Payload, [first, second]: string[]) {
  const isGlobal = first === 'globals'
  const asked = isGlobal
    ? config.globals.find(({ slug }) => slug === second)
    : config.collections.find(({ slug }) => slug === first)
  return metadataOf(asked).rest
}

/**
 * Whether a visitor or applicant may knock at a REST address at all. An allow-list of what collections and globals
 * declare, so that Payload's internal collections, versions, job runner and first-register stay shut whatever a new
 * release adds.
 */
function isOpenToVisitors(payload: Payload, method: string, segments: string[]): boolean {
  const [collection = '', second, ...rest] = segments
  const reads = method === 'GET' || method === 'HEAD'
  if (segments.some((segment) => segment === 'versions' || segment === 'access')) return false
  if (collection === 'users') {
    if (SESSION_CALLS.includes(second ?? '')) return rest.length === 0
    // A person's own row by its id; never the list with its `where`, and no creation.
    return rest.length === 0 && second !== undefined && isRecordId(second) && (reads || method === 'PATCH')
  }
  const opening = openingOf(payload, segments)
  if (collection === 'globals') return opening === 'read' && reads && rest.length === 0
  if (opening === 'send') return method === 'POST' && second === undefined
  if (opening === 'read') return reads && (rest.length === 0 || (second === 'file' && rest.length === 1))
  if (opening !== 'own') return false
  if (second === 'file') return reads && rest.length === 1
  return rest.length === 0 && second !== 'import' && second !== 'export'
}

const notFound = () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })
/** Payload's own ways to an account: ours have limits, their own mails and one-time links. */
const SHUT_CALLS = ['first-register', 'forgot-password', 'reset-password', 'verify']

/**
 * What not even staff may knock at: Payload would let whoever signed in reset a stranger's password, move the marks
 * of the background work, or lock a record in a colleague's name.
 */
function isShut(method: string, [collection = '', second = '']: string[]): boolean {
  if (collection === 'globals') return second === 'payload-jobs-stats'
  if (collection === 'users') return SHUT_CALLS.includes(second)
  // Rows of the server's own. Payload keeps them shut, but tells staff so, or answers 501.
  if (collection === 'payload-kv' || collection === 'payload-migrations') return true
  // The studio reads, takes over and ends locks here; it makes them elsewhere.
  if (collection === 'payload-locked-documents') return method === 'POST'
  // The studio writes over what it remembers; Payload 3.90 fails where a key that is not there is deleted.
  return collection === 'payload-preferences' && method === 'DELETE'
}

/** Payload stumbles where a record without versions is asked for them. */
function asksForNoVersions({ collections, globals }: Payload, [first = '', second = '', third = '']: string[]) {
  const isGlobal = first === 'globals'
  if ((isGlobal ? third : second) !== 'versions') return false
  const asked = isGlobal
    ? globals.config.find(({ slug }) => slug === second)
    : Object.values(collections).find(({ config: { slug } }) => slug === first)?.config
  return !asked?.versions
}

/** With these a POST is read as a GET, past what is decided here by the method. The studio uses them for long lists. */
const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override']

/**
 * Puts the allow-list before a REST handler; staff pass and meet the collections' access rules.
 * @param client gives the Payload that answers
 */
export function guarded(handler: RestHandler, client: () => Promise<Payload>): RestHandler {
  return async (request, args) => {
    const { slug = [] } = await args.params
    // A list has one part in its address, a record more; lists pass over `data`.
    if (!isReadableQuery(new URL(request.url).searchParams, slug.length > 1))
      return Response.json(rejectedBody('unreadable-request'), { status: 400 })
    const isOverridden = OVERRIDES.some((name) => request.headers.has(name))
    const payload = await client()
    if (isOverridden || !isOpenToVisitors(payload, request.method, slug)) {
      const { user } = await executeAuthStrategies({ payload, headers: request.headers })
      if (!isStaff(user)) return notFound()
      if (isShut(request.method, slug) || asksForNoVersions(payload, slug)) return notFound()
    }
    const response = await withVisitorPool(() => handler(request, args))
    const isMissing = await isForMissingFile(payload, response, slug, openingOf(payload, slug) === 'read')
    return isMissing ? notFound() : notKept(response)
  }
}

/** Answers may hold what is one person's; only files say for themselves how long they may be kept. */
function notKept(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('Cache-Control', 'private, no-store')
  return response
}
