import type { Access, Endpoint, FieldAccess, PayloadRequest, Where } from 'payload'
import { idOf, isRecordId } from '@/lib/database/record-id'
import type { User } from '@/payload-types'
import { isAdmin, isStaff, keepsContent, mayApply, worksEnquiries } from './roles'

/** A rule about the person alone. Collections, endpoints, screens of the studio and routes all take theirs from here. */
export type Rule = (asked: { req: Pick<PayloadRequest, 'user'> }) => boolean

/** One rule, one name. Collections combine these and add none of their own beside them. */
export const nobody: Rule = () => false
export const anyone: Rule = () => true
export const adminOnly: Rule = ({ req }) => isAdmin(req.user)
export const contentKeepers: Rule = ({ req }) => keepsContent(req.user)
export const enquiryWorkers: Rule = ({ req }) => worksEnquiries(req.user)
export const staffOnly: Rule = ({ req }) => isStaff(req.user)
export const signedIn: Rule = ({ req }) => Boolean(req.user)
/** Those who may apply for a post. Counsellors and editors work here; they use an account of their own for that. */
export const applicantsAndAdmins: Rule = ({ req }) => mayApply(req.user)

/** Whether a rule lets a person pass; null stands for a visitor who has not signed in. */
export const permits = (rule: Rule, user: PayloadRequest['user']): boolean => rule({ req: { user } })

/** Published records for everyone, drafts and withdrawn ones for those who keep the content. */
export const liveOrContentKeepers =
  (live: Where): Access =>
  ({ req }) =>
    // A copy: Payload 3.90 writes the rules of related records into the query it is given, where it asks through one.
    keepsContent(req.user) || structuredClone(live)

/** Those of the rule write it and read its versions; what everybody reads of it is said beside it. */
export const writtenBy = (rule: Rule, read: Access) => ({
  create: rule,
  read,
  update: rule,
  delete: rule,
  readVersions: rule,
})

/** The owner's own rows and nobody else's. */
export const ownRows =
  (ownerField = 'user'): Access =>
  ({ req }) =>
    req.user ? { [ownerField]: { equals: req.user.id } } : false

/** The owner's own rows; administrators see all. */
export const ownRowsOrAdmin =
  (ownerField = 'user'): Access =>
  ({ req }) =>
    isAdmin(req.user) || (req.user ? { [ownerField]: { equals: req.user.id } } : false)

/** Of a row that somebody owns: what its owner alone changes. */
export const ownerField: FieldAccess = ({ req, doc }) => Boolean(req.user) && idOf(doc?.user) === req.user?.id
export const adminField: FieldAccess = ({ req }) => isAdmin(req.user)
export const contentKeeperField: FieldAccess = contentKeepers
export const enquiryWorkerField: FieldAccess = ({ req }) => worksEnquiries(req.user)
export const nobodyField: FieldAccess = () => false

/**
 * Whether a write comes from the server's own code with full authority (an action, a task, the seed)
 * rather than through REST or the studio in somebody's name.
 */
export const isTrustedWrite = (req: PayloadRequest): boolean => req.payloadAPI === 'local' && !req.user

type Method = Endpoint['method']
type Answer = Response | Promise<Response>

/** What is not to be known of is not found. */
export const notFound = (): Response => Response.json({ error: 'Not found' }, { status: 404 })

/**
 * An endpoint of our own over REST. Payload lets anybody call one, so each is made here, where its rule is asked first.
 * @param rule who may call it, by a rule of `access.ts`
 * @param handler called for those alone whom the rule lets pass; `id` is that of a path with `:id`
 * @param expectedError what everybody else is told; that there is no such address where nothing is given
 * @returns the endpoint for a collection, a global or the whole; `custom.rule` names its rule
 */
export const endpoint = (
  rule: Rule,
  method: Method,
  path: string,
  handler: (req: PayloadRequest, user: User, id: string) => Answer,
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

/** An endpoint that visitors call too, such as signing in. */
export const publicEndpoint = (method: Method, path: string, handler: (req: PayloadRequest) => Answer): Endpoint => ({
  method,
  path,
  custom: { rule: anyone },
  handler,
})

const personOf = ({ user }: PayloadRequest): User | null => (user?.collection === 'users' ? user : null)

/**
 * How the Local API is called with the server's full authority: every row, the records it names as ids. A comment at
 * the call says why nobody's rights are asked. `find` reads all rows, or as many as its `limit` says.
 */
export const asServer = (req?: PayloadRequest) => ({ depth: 0, pagination: false, overrideAccess: true, req }) as const

/** How it is called in the name of whoever asks: the rules of the collection decide. */
export const asPerson = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, user: req.user, req }) as const

/** How it is called for pages that everybody sees: the rules of the collection decide, as for somebody not signed in. */
export const asVisitor = { depth: 0, pagination: false, overrideAccess: false } as const
