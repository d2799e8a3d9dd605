import type { Where } from 'payload'
import type { User } from '@/payload-types'

/** A person's submissions: sent while signed in, or from their verified email. */
export const sentBy = ({ id, email, verified }: Pick<User, 'id' | 'email' | 'verified'>): Where => ({
  or: [{ user: { equals: id } }, ...(verified ? [{ email: { equals: email.toLowerCase() } }] : [])],
})
