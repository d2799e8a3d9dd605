import type { CollectionAfterChangeHook } from 'payload'
import { isAdmin } from '@/cms/roles'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { queueAccountMail } from '../operations/account-mail'
import { issueToken } from '../operations/tokens'

/** A person whom an administrator adds in the studio gets a link to choose a password, which proves the address too. */
export const invitePerson: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || req.payloadAPI === 'local' || !isAdmin(req.user) || doc.verified) return doc
  const token = await issueToken(req, { purpose: 'invitation', user: doc.id })
  const link = `${env.SITE_URL}${paths.resetPassword(token)}`
  await queueAccountMail(req, { kind: 'invitation', to: doc.email, name: doc.fullName, link })
  return doc
}
