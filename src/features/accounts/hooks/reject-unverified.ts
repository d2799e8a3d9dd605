import { type CollectionBeforeLoginHook } from 'payload'
import { apiError } from '@/lib/errors/api-error'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { accountMessages } from '../messages'

/**
 * Refuses a session to an unverified address, through whichever door. It runs only after the right password was
 * given, so it tells a stranger nothing.
 * @throws APIError 403
 */
export const rejectUnverified: CollectionBeforeLoginHook = ({ user }) => {
  if (!user.verified) throw apiError(accountMessages(STUDIO_LANGUAGE).accountErrorMessages, 'address-not-verified', 403)
  return user
}
