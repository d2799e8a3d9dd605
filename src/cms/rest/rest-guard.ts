import { operatorMap } from '@payloadcms/drizzle'
import { executeAuthStrategies, type Payload } from 'payload'
import { validOperators } from 'payload/shared'
import { isRecordId } from '@/lib/database/record-id'
import { isRecord } from '@/lib/is-record'
import { isStaff } from '../access/roles'
import { metadataOf } from '../cms-metadata'
import { withVisitorPool } from '../database/visitor-pool'
import { isForMissingFile } from '../uploads/missing-file'
import { rejectedBody } from './rest-error-messages'

/** The studio's filters have a handful; in the worst case each costs a full scan. */
const MAX_CONDITIONS = 40

/** Operators Payload accepts although its PostgreSQL adapter lacks them and throws a TypeError. */
const MISSING_OPERATORS: readonly string[] = validOperators.filter((operator) => !Object.hasOwn(operatorMap, operator))

/**
 * Whether a REST query stays within what the database can do.
 * @param isOfRecord for a single record rather than a list
 */
export function isReadableQuery(query: URLSearchParams, isOfRecord: boolean): boolean {
  const conditions = [...query.keys()].filter((name) => name.startsWith('where['))
  return (
    countOf(conditions) <= MAX_CONDITIONS &&
    !conditions.some(usesMissingOperator) &&
    (!isOfRecord || query.getAll('data').every(isRecordData))
  )
}

/** Keys that Payload assumes to be objects and writes into. */
function isRecordData(json: string): boolean {
  if (json === '') return true
  try {
    return isRecord(JSON.parse(json))
  } catch {
    return false
  }
}

/** Number of comparisons in a query; a list's values count as one. */
const countOf = (conditions: string[]): number => new Set(conditions.map((name) => name.replace(/\[\d*\]$/, ''))).size

const usesMissingOperator = (condition: string): boolean =>
  condition.split(/[[\]]+/).some((part) => MISSING_OPERATORS.includes(part))

type RestHandler = (request: Request, args: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

const SESSION_CALLS = ['login', 'logout', 'me', 'refresh-token']

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** The collection or global of a path. */
const targetOf = ({ config }: Payload, [first, second]: string[]) =>
  first === 'globals'
    ? config.globals.find(({ slug }) => slug === second)
    : config.collections.find(({ slug }) => slug === first)

/** REST access that it declares for non-staff. */
const openingOf = (payload: Payload, segments: string[]) => metadataOf(targetOf(payload, segments)).rest

/**
 * Whether non-staff may call a REST path at all. An allow-list of what collections and globals declare, so that
 * Payload's internal collections, versions, job runner and first-register stay closed whatever a new release adds.
 */
function isOpenToVisitors(payload: Payload, method: string, segments: string[]): boolean {
  const [collection = '', second, ...rest] = segments
  const reads = isReading(method)
  if (segments.some((segment) => segment === 'versions' || segment === 'access')) return false
  if (collection === 'users') {
    if (SESSION_CALLS.includes(second ?? '')) return rest.length === 0
    // A person's own row by id; no list with `where`, and no creation.
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

const rejectedAsVisitor = () => Response.json(rejectedBody('staff-only'), { status: 404 })
const notFound = () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })
/** Payload's own auth endpoints: ours have limits, own mails and one-time links. */
const SHUT_CALLS = ['first-register', 'forgot-password', 'reset-password', 'verify']

/**
 * Closed to staff too: Payload would let anyone signed in reset a stranger's password, move job marks, or lock records
 * in a colleague's name.
 */
function isShut(method: string, [collection = '', second = '']: string[]): boolean {
  if (collection === 'globals') return second === 'payload-jobs-stats'
  if (collection === 'users') return SHUT_CALLS.includes(second)
  // Internal rows. Payload denies them, but says so to staff, or answers 501.
  if (collection === 'payload-kv' || collection === 'payload-migrations') return true
  // The studio reads, takes over and releases locks here; it creates them elsewhere.
  if (collection === 'payload-locked-documents') return method === 'POST'
  // The studio resets all of a person's preferences at once; Payload 3.90 fails on deleting a missing key.
  return collection === 'payload-preferences' && method === 'DELETE' && second !== ''
}

/** Payload fails when asked for versions of an unversioned collection. */
const isForMissingVersions = (payload: Payload, segments: string[]) =>
  segments[segments[0] === 'globals' ? 2 : 1] === 'versions' && !targetOf(payload, segments)?.versions

/** With these a POST is read as a GET, bypassing checks by method. The studio uses them for long lists. */
const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override']

/**
 * Applies the allow-list to a REST handler; staff pass and meet access rules.
 * @param client returns the Payload instance
 */
export function guarded(handler: RestHandler, client: () => Promise<Payload>): RestHandler {
  return async (request, args) => {
    const { slug = [] } = await args.params
    // Lists have one path segment, records more; lists ignore `data`.
    if (!isReadableQuery(new URL(request.url).searchParams, slug.length > 1))
      return Response.json(rejectedBody('unreadable-request'), { status: 400 })
    const isOverridden = OVERRIDES.some((name) => request.headers.has(name))
    const payload = await client()
    if (isOverridden || !isOpenToVisitors(payload, request.method, slug)) {
      const { user } = await executeAuthStrategies({ payload, headers: request.headers })
      // Told whatever the path, so that it reveals none.
      if (!isStaff(user)) return isReading(request.method) ? notFound() : rejectedAsVisitor()
      if (isShut(request.method, slug) || isForMissingVersions(payload, slug)) return notFound()
    }
    const response = await withVisitorPool(() => handler(readAsGet(request), args))
    const isMissing = await isForMissingFile(payload, response, slug, openingOf(payload, slug) === 'read')
    return isMissing ? notFound() : uncached(response)
  }
}

/** Next answers HEAD through the handler of GET, but Payload 3.90 knows no such method and says 404. */
const readAsGet = (request: Request): Request =>
  request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request

/** Responses may be personal; only files set their own cache headers. */
function uncached(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('Cache-Control', 'private, no-store')
  return response
}
