import type { CollectionAfterChangeHook } from 'payload'
import { isAdmin } from '@/cms/roles'
import { queueAccountMail } from '../operations/account-mail'
import { invitationLink } from '../operations/invitations'

/** A person whom an administrator adds in the studio gets a link to choose a password, which proves the address too. */
export const invitePerson: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || req.payloadAPI === 'local' || !isAdmin(req.user) || doc.verified) return doc
  const link = await invitationLink(req, doc.id)
  await queueAccountMail(req, { kind: 'invitation', to: doc.email, name: doc.fullName, link })
  return doc
}
