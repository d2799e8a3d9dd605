import type { Where } from 'payload'
import type { User } from '@/payload-types'

/**
 * The enquiries of a person: those that they sent while signed in, and those from their address, if they have proved
 * that it is theirs.
 */
export const theirEnquiries = ({ id, email, verified }: Pick<User, 'id' | 'email' | 'verified'>): Where => ({
  or: [{ user: { equals: id } }, ...(verified ? [{ email: { equals: email } }] : [])],
})
