import { type CollectionBeforeChangeHook, type CollectionBeforeLoginHook } from 'payload'
import { refusalError } from '@/lib/refusals/refusal-error'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { accountTexts } from '../texts'

/**
 * Refuses a session to an account that an administrator locked. Unlike the pause after wrong passwords, a new
 * password does not end it.
 * @throws APIError 403
 */
export const refuseLocked: CollectionBeforeLoginHook = ({ user }) => {
  if (user.locked) throw refusalError(accountTexts(STUDIO_LANGUAGE).accountRefusals, 'account-locked', 403)
  return user
}

/** Locking somebody ends every session they have. */
export const endSessionsOfLocked: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data.locked && !originalDoc?.locked ? { ...data, sessions: [] } : data
