import { isDeepStrictEqual } from 'node:util'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeLoginHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  FieldAccess,
  PayloadRequest,
} from 'payload'
import { asServer, isTrustedWrite } from '@/cms/access/access'
import { isAdmin } from '@/cms/access/roles'
import { idOf } from '@/lib/database/record-id'
import { apiError } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/language'
import type { User } from '@/payload-types'
import { staffMessages } from '../admin/messages'
import { accountMessages } from '../messages'
import { heldWorkingAdmins } from '../operations/person-queries'
import { isNothing, toldOf, whatGoes } from '../operations/what-goes'

const CONFLICT = 409

/** Why a change of an account is refused. */
const refused = (code: keyof ReturnType<typeof accountMessages>['accountErrorMessages'], status = 403) =>
  apiError(accountMessages(STUDIO_LANGUAGE).accountErrorMessages, code, status)

/**
 * Refuses a deletion over REST that does not name what goes with the person, so that no "Are you sure?" of a form or a
 * list takes somebody's applications along unsaid. What people do with their own account asks them itself.
 * @throws APIError 409 that says what would go
 */
export const confirmDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.payloadAPI !== 'REST') return
  // Full authority: the caller's right to delete was decided.
  const person = await req.payload.findByID({ collection: 'users', id, disableErrors: true, ...asServer(req) })
  const goes = person ? await whatGoes(req, person) : null
  if (!goes || isNothing(goes) || req.searchParams?.get('goes') === toldOf(goes)) return
  throw apiError({ 'more-goes': staffMessages.deletion.first(goes) }, 'more-goes', CONFLICT)
}

/** Administrators whom one bulk change is taking away; its records are changed side by side. */
type Leaving = { adminsLeaving?: Set<string> }

/** Can sign in and make others administrators. */
const isWorkingAdmin = ({ role, locked, verified }: Partial<User>) => role === 'admin' && !locked && verified === true

/**
 * Refuses to take away the only administrator, who could not be replaced from inside. The rows of all administrators
 * stay locked until the change is committed, so that two of them cannot take each other's place away at once.
 * @throws APIError 400
 */
async function rejectIfLast(req: PayloadRequest, id: string): Promise<void> {
  const context: Leaving = req.context
  context.adminsLeaving ??= new Set()
  context.adminsLeaving.add(id)
  const working = await heldWorkingAdmins(req)
  const { adminsLeaving } = context
  if (working.every((admin) => adminsLeaving.has(admin))) throw refused('last-administrator', 400)
}

/** Keeps the last administrator's role, access and verification, whoever asks and for how many people at once. */
export const keepLastAdmin: CollectionBeforeChangeHook<User> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc || !isWorkingAdmin(originalDoc)) return data
  if (!isWorkingAdmin({ ...originalDoc, ...data })) await rejectIfLast(req, originalDoc.id)
  return data
}

/** Keeps the last administrator from being deleted. */
export const keepLastAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Full authority: the rule holds whatever the caller may see.
  const doc = await req.payload.findByID({ collection: 'users', id, disableErrors: true, ...asServer(req) })
  if (doc && isWorkingAdmin(doc)) await rejectIfLast(req, String(id))
}

async function isOwn(req: PayloadRequest, collection: CollectionSlug, id: unknown, owner: unknown): Promise<boolean> {
  // Full authority: the answer is yes or no, and it must see rows that the writer may not.
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ id: { equals: id } }, { owner: { equals: owner } }] },
    ...asServer(req),
  })
  return totalDocs === 1
}

/** A profile shows a photo and holds a CV of its own person only; anything else is refused (APIError 403). */
export const ownFilesOnly: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data || isTrustedWrite(req)) return data
  for (const [field, collection] of [
    ['photo', 'profile-photos'],
    ['resume', 'resumes'],
  ] as const) {
    const id = idOf(data[field])
    if (!id || id === idOf(originalDoc?.[field])) continue
    if (!(await isOwn(req, collection, id, originalDoc?.id))) throw refused('file-of-somebody-else')
  }
  return data
}

/** Payload checks these at every write, so they are always part of it. */
const REQUIRED = ['id', 'email', 'role']

/**
 * Writes of a person only what a change is about. Payload fills every other field from the record as it was read a
 * moment before, sessions among them: a sign-in or another change in between would be undone.
 */
export const writeOnlyChanges: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update' || !originalDoc) return data
  const changed = Object.entries(data).filter(
    ([name, value]) => REQUIRED.includes(name) || !isDeepStrictEqual(value, originalDoc[name]),
  )
  return Object.fromEntries(changed)
}

/**
 * Refuses a session to an account that an administrator locked. Unlike the pause after wrong passwords, a new
 * password does not end it.
 * @throws APIError 403
 */
export const rejectLocked: CollectionBeforeLoginHook = ({ user }) => {
  if (user.locked) throw refused('account-locked')
  return user
}

/** Locking somebody ends every session they have. */
export const endSessionsOfLocked: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data.locked && !originalDoc?.locked ? { ...data, sessions: [] } : data

/**
 * Refuses a session to an unverified address, through whichever door. It runs only after the right password was
 * given, so it tells a stranger nothing.
 * @throws APIError 403
 */
export const rejectUnverified: CollectionBeforeLoginHook = ({ user }) => {
  if (!user.verified) throw refused('address-not-verified')
  return user
}

/**
 * Over REST nobody but an administrator changes an e-mail address or a password: a stolen session would take the
 * account over. The account settings ask for the password first and prove the new address.
 * @throws APIError 403
 */
export const guardCredentials: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (!data || operation !== 'update' || req.payloadAPI === 'local' || isAdmin(req.user)) return data
  const wantsOtherEmail = typeof data.email === 'string' && data.email.trim().toLowerCase() !== originalDoc?.email
  if (wantsOtherEmail || data.password) throw refused('own-account-page')
  return data
}

/** Administrators take a verification back; giving it is the owner's, with the link that went to the mailbox. */
export const provenPersonField: FieldAccess = ({ req, doc }) => isAdmin(req.user) && doc?.verified === true

/**
 * Nobody but an administrator decides a role or a verification, through whichever door the write comes. Field access
 * strips such values from REST and the studio already; this holds for Local API writes made in a person's name too.
 * Not even an administrator verifies an account that exists: its password may be a stranger's, who typed the address.
 */
export const guardRole: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (!data || isTrustedWrite(req)) return data
  const isNew = operation === 'create'
  if (isAdmin(req.user)) return isNew || originalDoc?.verified ? data : { ...data, verified: false }
  const before = isNew ? { role: 'applicant', verified: false } : originalDoc
  return { ...data, role: before?.role ?? 'applicant', verified: before?.verified ?? false }
}
