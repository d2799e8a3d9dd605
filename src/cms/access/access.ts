import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'
import { idOf } from '@/lib/database/record-id'
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
