import { type CollectionBeforeValidateHook } from 'payload'
import { isAdmin } from '@/cms/access/roles'
import { refusalError } from '@/lib/refusals/refusal-error'
import { accountRefusals } from '../texts'

/**
 * Over REST nobody but an administrator changes an e-mail address or a password: a stolen session would take the
 * account over. The account settings ask for the password first and prove the new address.
 * @throws APIError 403
 */
export const guardCredentials: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (!data || operation !== 'update' || req.payloadAPI === 'local' || isAdmin(req.user)) return data
  const wantsOtherAddress = typeof data.email === 'string' && data.email.trim().toLowerCase() !== originalDoc?.email
  if (wantsOtherAddress || data.password) throw refusalError(accountRefusals, 'own-account-page', 403)
  return data
}
