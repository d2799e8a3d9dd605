import type {
  Access,
  CollectionSlug,
  DataFromCollectionSlug,
  Endpoint,
  FieldAccess,
  Payload,
  PayloadRequest,
  Where,
} from 'payload'
import { idOf, isRecordId } from '@/lib/database/record-id'
import type { User } from '@/payload-types'
import { isAdmin, isStaff, keepsContent, mayApply, worksEnquiries } from './roles'

/** A rule that depends on the person only. Collections, endpoints, studio screens and routes all use these. */
export type Rule = (args: { req: Pick<PayloadRequest, 'user'> }) => boolean

/** One rule, one name. Collections combine these and define no others. */
export const nobody: Rule = () => false
export const anyone: Rule = () => true
export const adminOnly: Rule = ({ req }) => isAdmin(req.user)
export const contentKeepers: Rule = ({ req }) => keepsContent(req.user)
export const enquiryWorkers: Rule = ({ req }) => worksEnquiries(req.user)
export const staffOnly: Rule = ({ req }) => isStaff(req.user)
export const signedIn: Rule = ({ req }) => Boolean(req.user)
/** Who may apply for a vacancy. Counsellors and editors use a separate account for that. */
export const applicantsAndAdmins: Rule = ({ req }) => mayApply(req.user)

/** Whether a rule admits a person; null is an anonymous visitor. */
export const permits = (rule: Rule, user: PayloadRequest['user']): boolean => rule({ req: { user } })

/** Published records for everyone; drafts and withdrawn ones for content keepers. */
export const liveOrContentKeepers =
  (live: Where): Access =>
  ({ req }) =>
    // A copy: Payload 3.90 writes related records' rules into the query it is given when it queries through a relation.
    keepsContent(req.user) || structuredClone(live)

/** Writable by the rule, versions included; readable as stated. */
export const writtenBy = (rule: Rule, read: Access) => ({
  create: rule,
  read,
  update: rule,
  delete: rule,
  readVersions: rule,
})

/** The owner's own rows only. */
export const ownRows =
  (ownerField = 'user'): Access =>
  ({ req }) =>
    req.user ? { [ownerField]: { equals: req.user.id } } : false

/** The owner's own rows; administrators see all. */
export const ownRowsOrAdmin =
  (ownerField = 'user'): Access =>
  ({ req }) =>
    isAdmin(req.user) || (req.user ? { [ownerField]: { equals: req.user.id } } : false)

/** Fields of a row that only its owner may change. */
export const ownerField: FieldAccess = ({ req, doc }) => Boolean(req.user) && idOf(doc?.user) === req.user?.id
export const adminField: FieldAccess = ({ req }) => isAdmin(req.user)
export const contentKeeperField: FieldAccess = contentKeepers
export const enquiryWorkerField: FieldAccess = ({ req }) => worksEnquiries(req.user)
export const nobodyField: FieldAccess = () => false

/**
 * Whether a write comes from server code with full authority (an action, a task, the seed) rather than through REST or
 * the studio on someone's behalf.
 */
export const isTrustedWrite = (req: PayloadRequest): boolean => req.payloadAPI === 'local' && !req.user

type Method = Endpoint['method']
type EndpointResult = Response | Promise<Response>

/** Hides the existence of what the caller may not know about. */
export const notFound = (): Response => Response.json({ error: 'Not found' }, { status: 404 })

/**
 * A custom REST endpoint. Payload lets anyone call these, so all are made here, where the rule is checked first.
 * @param rule who may call it, from `access.ts`
 * @param handler called only if the rule admits the person; `id` is that of a path with `:id`
 * @param expectedError the response for everyone else; 404 by default
 * @returns the endpoint for a collection, a global or the root; `custom.rule` holds its rule
 */
export const endpoint = (
  rule: Rule,
  method: Method,
  path: string,
  handler: (req: PayloadRequest, user: User, id: string) => EndpointResult,
  expectedError: () => Response = notFound,
): Endpoint => ({
  method,
  path,
  custom: { rule },
  handler: (req) => {
    const user = personOf(req)
    if (!user || !permits(rule, user)) return expectedError()
    const id = req.routeParams?.id
    return id === undefined || isRecordId(id) ? handler(req, user, id ?? '') : notFound()
  },
})

/** An endpoint for visitors too, such as signing in. */
export const publicEndpoint = (path: string, handler: (req: PayloadRequest) => EndpointResult): Endpoint => ({
  method: 'post',
  path,
  custom: { rule: anyone },
  handler,
})

const personOf = ({ user }: PayloadRequest): User | null => (user?.collection === 'users' ? user : null)

/**
 * Local API options for full authority: every row, related records as ids. A comment at the call says why no rights are
 * checked. `find` reads all rows, or as many as its `limit` says.
 */
export const asServer = (req?: PayloadRequest) => ({ depth: 0, pagination: false, overrideAccess: true, req }) as const

/** A record read with full authority, in the request's transaction; null if there is none. Callers say why. */
export const readAsServer = <Slug extends CollectionSlug, Name extends keyof DataFromCollectionSlug<Slug>>(
  req: PayloadRequest,
  collection: Slug,
  id: number | string,
  select?: Record<Name, true>,
): Promise<Pick<DataFromCollectionSlug<Slug>, Name | 'id'> | null> =>
  req.payload.findByID({ collection, id, select: select as never, disableErrors: true, ...asServer(req) })

interface Reading<Name extends PropertyKey> {
  req?: PayloadRequest
  select?: Record<Name, true>
  sort?: string | string[]
  limit?: number
  depth?: number
  trash?: boolean
}

const finder =
  (authority: ReturnType<typeof asServer> | ReturnType<typeof asPerson> | typeof asVisitor) =>
  async <Slug extends CollectionSlug, Name extends keyof DataFromCollectionSlug<Slug>>(
    payload: Payload,
    collection: Slug,
    where: Where,
    { select, ...how }: Reading<Name> = {},
  ): Promise<Pick<DataFromCollectionSlug<Slug>, Name | 'id'>[]> => {
    const options = { collection, where, select: select as never, pagination: false, ...authority, ...how }
    const { docs } = await payload.find(options)
    return docs as Pick<DataFromCollectionSlug<Slug>, Name | 'id'>[]
  }

/** All records that match, or as many as `limit` says, read with full authority. Callers say why. */
export const findAsServer = finder(asServer())

/** The first record that matches, read with full authority; null if none does. Callers say why. */
export const firstAsServer = async <Slug extends CollectionSlug, Name extends keyof DataFromCollectionSlug<Slug>>(
  payload: Payload,
  collection: Slug,
  where: Where,
  how: Reading<Name> = {},
) => (await findAsServer(payload, collection, where, { ...how, limit: 1 }))[0] ?? null

/** How many records match, counted with full authority. Callers say why. */
export const countAsServer = async (
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  how: { req?: PayloadRequest; trash?: boolean } = {},
): Promise<number> => (await payload.count({ collection, where, ...asServer(), ...how })).totalDocs

/** Local API options on behalf of the person making the request: access rules apply. */
export const asPerson = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, user: req.user, req }) as const

/** The records that match and that the person making the request may read: all, or as many as `limit` says. */
export const findAsPerson = <Slug extends CollectionSlug, Name extends keyof DataFromCollectionSlug<Slug>>(
  req: PayloadRequest,
  collection: Slug,
  where: Where,
  how: Omit<Reading<Name>, 'req'> = {},
) => finder(asPerson(req))(req.payload, collection, where, how)

/** Local API options for public pages: access rules apply as for an anonymous visitor. */
export const asVisitor = { depth: 0, pagination: false, overrideAccess: false } as const

/** The records that match as anonymous visitors see them: all, or as many as `limit` says. */
export const findAsVisitor = finder(asVisitor)
