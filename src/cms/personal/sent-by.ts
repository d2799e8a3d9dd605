import type { Where } from 'payload'
import type { User } from '@/payload-types'

/**
 * A person's submissions: sent while signed in, or from their verified email.
 * @param mailbox path of the email they were sent from
 */
export const sentBy = ({ id, email, verified }: Pick<User, 'id' | 'email' | 'verified'>, mailbox = 'email'): Where => ({
  or: [{ user: { equals: id } }, ...(verified ? [{ [mailbox]: { equals: email.toLowerCase() } }] : [])],
})
