import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { isTrustedWrite } from '@/cms/access/access'
import { isAdmin, isStaff, ROLE_LABELS } from '@/cms/access/roles'
import { noteChange } from '@/cms/audit/note-change'
import { keepPlansOf } from '@/cms/database/payload-schedules'
import type { User } from '@/payload-types'
import { staffMessages } from '../admin/messages'
import { announceRole, invite, reinvite } from '../operations/account-mails'
import { clearDetails, lockedPerson, NO_DETAILS, revokeAccess } from '../operations/mailbox/verification'
import { hasOpenInvitation } from '../operations/tokens'

/** Invites a person added by an administrator to choose a password, which also verifies the email. */
export const invitePerson: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  if (operation === 'create' && !isTrustedWrite(req) && isAdmin(req.user) && !doc.verified) await invite(req, doc)
  return doc
}

/**
 * Invites anyone who becomes staff with an unverified mailbox, however the role was changed: a stranger may have typed
 * the account's details, above all the password. If the email changes, the invitation goes to the new one.
 */
export const inviteNewStaff: CollectionAfterChangeHook<User> = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || (doc.role === previousDoc.role && doc.email === previousDoc.email)) return doc
  // `doc` may only contain selected fields, so the row is read.
  const person = await lockedPerson(req, doc.id)
  if (!person) return doc
  if (person.role !== previousDoc.role) {
    await logServerRole(req, person, previousDoc)
    await keepPlansOf(req, person)
  }
  if (person.verified) {
    if (req.user && !isStaff(previousDoc)) await announceRole(req, person)
    return doc
  }
  const wasInvited = isStaff(previousDoc) || (await hasOpenInvitation(req.payload, person.id, req))
  if (!isStaff(person) && !wasInvited) {
    // Links mailed to the previous email would open the account of the new one.
    if (person.email !== previousDoc.email) await revokeAccess(req, person.id)
    return doc
  }
  if (wasInvited) {
    await reinvite(req, person)
    return doc
  }
  await clearDetails(req, person.id)
  await reinvite(req, { ...person, ...NO_DETAILS })
  return { ...doc, ...NO_DETAILS }
}

/** Logs a role that the server itself changes; staff changes are logged anyway. */
async function logServerRole(req: PayloadRequest, doc: User, before: User): Promise<void> {
  if (isStaff(req.user)) return
  await noteChange(req, {
    summary: staffMessages.roleSummary(doc.id),
    action: 'update',
    of: 'users',
    record: doc.id,
    changes: [{ field: staffMessages.columns.role, before: ROLE_LABELS[before.role], after: ROLE_LABELS[doc.role] }],
  })
}
