import { APIError, type CollectionBeforeLoginHook } from 'payload'
import { accountTexts } from '../texts'

/** Marks the refusal, so that the sign-in form can offer a new mail beside it. */
const UNVERIFIED = { reason: 'unverified' } as const

/**
 * Refuses a session to an unverified address, through whichever door. It runs only after the right password was
 * given, so it tells a stranger nothing.
 * @throws APIError 403
 */
export const refuseUnverified: CollectionBeforeLoginHook = ({ user }) => {
  if (!user.verified) throw new APIError(accountTexts.unverified, 403, UNVERIFIED, true)
  return user
}
