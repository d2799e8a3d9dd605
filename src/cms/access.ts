import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'
import { isAdmin, keepsContent, worksEnquiries } from './roles'

/** One rule, one name. Collections combine these and add none of their own beside them. */
export const nobody: Access = () => false
export const anyone: Access = () => true
export const adminOnly: Access = ({ req }) => isAdmin(req.user)
export const contentKeepers: Access = ({ req }) => keepsContent(req.user)
export const enquiryWorkers: Access = ({ req }) => worksEnquiries(req.user)
export const signedIn: Access = ({ req }) => Boolean(req.user)
/** Those who may apply for a post. Counsellors and editors work here; they use an account of their own for that. */
export const applicantsAndAdmins: Access = ({ req }) => req.user?.role === 'applicant' || isAdmin(req.user)

/** Published records for everyone, drafts and withdrawn ones for those who keep the content. */
export const liveOrContentKeepers =
  (live: Where): Access =>
  ({ req }) =>
    keepsContent(req.user) || live

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

export const adminField: FieldAccess = ({ req }) => isAdmin(req.user)
export const enquiryWorkerField: FieldAccess = ({ req }) => worksEnquiries(req.user)
export const nobodyField: FieldAccess = () => false

/**
 * Whether a write comes from the server's own code with full authority (an action, a task, the seed)
 * rather than through REST or the studio in somebody's name.
 */
export const isTrustedWrite = (req: PayloadRequest): boolean => req.payloadAPI === 'local' && !req.user
