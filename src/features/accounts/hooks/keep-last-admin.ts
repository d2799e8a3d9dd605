import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { apiError } from '@/lib/errors/api-error'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import type { User } from '@/payload-types'
import { accountMessages } from '../messages'
import { heldWorkingAdmins } from '../operations/person-queries'

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
  if (working.every((admin) => adminsLeaving.has(admin)))
    throw apiError(accountMessages(STUDIO_LANGUAGE).accountErrorMessages, 'last-administrator')
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
  const doc = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    overrideAccess: true,
    req,
    disableErrors: true,
  })
  if (doc && isWorkingAdmin(doc)) await rejectIfLast(req, String(id))
}
