import { type CollectionBeforeChangeHook, type CollectionBeforeLoginHook } from 'payload'
import { apiError } from '@/lib/errors/api-error'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { accountMessages } from '../messages'

/**
 * Refuses a session to an account that an administrator locked. Unlike the pause after wrong passwords, a new
 * password does not end it.
 * @throws APIError 403
 */
export const rejectLocked: CollectionBeforeLoginHook = ({ user }) => {
  if (user.locked) throw apiError(accountMessages(STUDIO_LANGUAGE).accountErrorMessages, 'account-locked', 403)
  return user
}

/** Locking somebody ends every session they have. */
export const endSessionsOfLocked: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data.locked && !originalDoc?.locked ? { ...data, sessions: [] } : data
