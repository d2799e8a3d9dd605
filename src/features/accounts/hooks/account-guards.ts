import { isDeepStrictEqual } from 'node:util'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeLoginHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  FieldAccess,
  PayloadRequest,
  Where,
} from 'payload'
import { countAsServer, isTrustedWrite, readAsServer } from '@/cms/access/access'
import { isAdmin } from '@/cms/access/roles'
import { idOf } from '@/lib/database/record-id'
import { apiError } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/language'
import type { User } from '@/payload-types'
import { staffMessages } from '../admin/messages'
import { accountMessages } from '../messages'
import { countsKey, deletionCounts, isNothing } from '../operations/deletion-counts'
import { lockWorkingAdmins } from '../operations/person-queries'

const CONFLICT = 409

/** Error of a rejected change. */
const accountError = (code: keyof ReturnType<typeof accountMessages>['accountErrorMessages'], status = 403) =>
  apiError(accountMessages(STUDIO_LANGUAGE).accountErrorMessages, code, status)

/**
 * Rejects a deletion over REST that does not name what is deleted with the person, so that no generic "Are you sure?"
 * deletes applications unnoticed. Deleting one's own account asks separately.
 * @throws APIError 409 that names what would be deleted
 */
export const confirmDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.payloadAPI !== 'REST') return
  // Full authority: the caller's permission was already checked.
  const person = await readAsServer(req, 'users', id)
  const goes = person ? await deletionCounts(req, person) : null
  if (!goes || isNothing(goes) || req.searchParams?.get('goes') === countsKey(goes)) return
  throw apiError({ 'more-goes': staffMessages.deletion.first(goes) }, 'more-goes', CONFLICT)
}

/** Administrators that one bulk change removes; it updates its records in parallel. */
type Leaving = { adminsLeaving?: Set<string> }

/** Can sign in and appoint other administrators. */
const isWorkingAdmin = ({ role, locked, verified }: Partial<User>) => role === 'admin' && !locked && verified === true

/**
 * Rejects removing the only administrator, who could not be replaced from the studio. All administrators' rows stay
 * locked until the commit, so that two cannot remove each other concurrently.
 * @throws APIError 400
 */
async function rejectIfLast(req: PayloadRequest, id: string): Promise<void> {
  const context: Leaving = req.context
  context.adminsLeaving ??= new Set()
  context.adminsLeaving.add(id)
  const working = await lockWorkingAdmins(req)
  const { adminsLeaving } = context
  if (working.every((admin) => adminsLeaving.has(admin))) throw accountError('last-administrator', 400)
}

/** Keeps the last administrator's role, access and verification, also in bulk changes. */
export const keepLastAdmin: CollectionBeforeChangeHook<User> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc || !isWorkingAdmin(originalDoc)) return data
  if (!isWorkingAdmin({ ...originalDoc, ...data })) await rejectIfLast(req, originalDoc.id)
  return data
}

/** Keeps the last administrator from being deleted. */
export const keepLastAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Full authority: the rule applies whatever the caller may read.
  const doc = await readAsServer(req, 'users', id)
  if (doc && isWorkingAdmin(doc)) await rejectIfLast(req, String(id))
}

async function isOwn(req: PayloadRequest, collection: CollectionSlug, id: unknown, owner: unknown): Promise<boolean> {
  // Full authority: only yes or no leaves this function, and it must see rows that the writer may not.
  const own: Where = { and: [{ id: { equals: id } }, { owner: { equals: owner } }] }
  return (await countAsServer(req.payload, collection, own, { req })) === 1
}

/** A profile may only reference its own person's photo and CV; anything else is rejected (APIError 403). */
export const ownFilesOnly: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data || isTrustedWrite(req)) return data
  for (const [field, collection] of [
    ['photo', 'profile-photos'],
    ['resume', 'resumes'],
  ] as const) {
    const id = idOf(data[field])
    if (!id || id === idOf(originalDoc?.[field])) continue
    if (!(await isOwn(req, collection, id, originalDoc?.id))) throw accountError('file-of-somebody-else')
  }
  return data
}

/** Payload requires these in every write. */
const REQUIRED = ['id', 'email', 'role']

/**
 * Reduces a write to the changed fields. Payload fills the others from the record as read a moment before, including
 * sessions: a sign-in or another change in between would be undone.
 */
export const writeOnlyChanges: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update' || !originalDoc) return data
  const changed = Object.entries(data).filter(
    ([name, value]) => REQUIRED.includes(name) || !isDeepStrictEqual(value, originalDoc[name]),
  )
  return Object.fromEntries(changed)
}

/**
 * Rejects a session for a locked account. Unlike the pause after wrong passwords, a new password does not lift it.
 * @throws APIError 403
 */
export const rejectLocked: CollectionBeforeLoginHook = ({ user }) => {
  if (user.locked) throw accountError('account-locked')
  return user
}

/** Locking an account ends all its sessions. */
export const endSessionsOfLocked: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data.locked && !originalDoc?.locked ? { ...data, sessions: [] } : data

/**
 * Rejects a session for an unverified email. Runs only after the right password, so it reveals nothing to a stranger.
 * @throws APIError 403
 */
export const rejectUnverified: CollectionBeforeLoginHook = ({ user }) => {
  if (!user.verified) throw accountError('address-not-verified')
  return user
}

/**
 * Over REST only an administrator changes an email or a password: a stolen session could take over the account. The
 * account settings ask for the password first and verify the new email.
 * @throws APIError 403
 */
export const guardCredentials: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (!data || operation !== 'update' || req.payloadAPI === 'local' || isAdmin(req.user)) return data
  const wantsOtherEmail = typeof data.email === 'string' && data.email.trim().toLowerCase() !== originalDoc?.email
  if (wantsOtherEmail || data.password) throw accountError('own-account-page')
  return data
}

/** Administrators can only revoke a verification; the owner gets it through the mailed link. */
export const provenPersonField: FieldAccess = ({ req, doc }) => isAdmin(req.user) && doc?.verified === true

/**
 * Only an administrator sets a role or a verification. Field access already strips such values from REST and the studio;
 * this also covers Local API writes with a user. Not even an administrator verifies an existing account: a stranger may
 * have chosen its password.
 */
export const guardRole: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (!data || isTrustedWrite(req)) return data
  const isNew = operation === 'create'
  if (isAdmin(req.user)) return isNew || originalDoc?.verified ? data : { ...data, verified: false }
  const before = isNew ? { role: 'applicant', verified: false } : originalDoc
  return { ...data, role: before?.role ?? 'applicant', verified: before?.verified ?? false }
}
