import { type CollectionBeforeLoginHook } from 'payload'
import { refusalError } from '@/lib/refusals/refusal-error'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { accountTexts } from '../texts'

/**
 * Refuses a session to an unverified address, through whichever door. It runs only after the right password was
 * given, so it tells a stranger nothing.
 * @throws APIError 403
 */
export const refuseUnverified: CollectionBeforeLoginHook = ({ user }) => {
  if (!user.verified) throw refusalError(accountTexts(STUDIO_LANGUAGE).accountRefusals, 'address-not-verified', 403)
  return user
}
