import type { Where } from 'payload'
import type { User } from '@/payload-types'

/** What a person sent: while signed in, or from their address, if they have proved that it is theirs. */
export const sentBy = ({ id, email, verified }: Pick<User, 'id' | 'email' | 'verified'>): Where => ({
  or: [{ user: { equals: id } }, ...(verified ? [{ email: { equals: email.toLowerCase() } }] : [])],
})
