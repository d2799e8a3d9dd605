import { type CollectionBeforeValidateHook } from 'payload'
import { isAdmin } from '@/cms/access/roles'
import { apiError } from '@/lib/errors/api-error'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { accountMessages } from '../messages'

/**
 * Over REST nobody but an administrator changes an e-mail address or a password: a stolen session would take the
 * account over. The account settings ask for the password first and prove the new address.
 * @throws APIError 403
 */
export const guardCredentials: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (!data || operation !== 'update' || req.payloadAPI === 'local' || isAdmin(req.user)) return data
  const wantsOtherEmail = typeof data.email === 'string' && data.email.trim().toLowerCase() !== originalDoc?.email
  if (wantsOtherEmail || data.password)
    throw apiError(accountMessages(STUDIO_LANGUAGE).accountErrorMessages, 'own-account-page', 403)
  return data
}
