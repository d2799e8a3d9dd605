import { type CollectionBeforeLoginHook } from 'payload'
import { refusalError } from '@/lib/refusals/refusal-error'
import { accountRefusals } from '../texts'

/**
 * Refuses a session to an unverified address, through whichever door. It runs only after the right password was
 * given, so it tells a stranger nothing.
 * @throws APIError 403
 */
export const refuseUnverified: CollectionBeforeLoginHook = ({ user }) => {
  if (!user.verified) throw refusalError(accountRefusals, 'address-not-verified', 403)
  return user
}
