import type { PayloadRequest } from 'payload'
import { readAsServer } from '@/cms/access/access'
import { idOf } from '@/lib/database/record-id'
import type { User } from '@/payload-types'

/**
 * Whether an email belongs to an account that has verified it: input may be mailed back to it, but to no other mailbox,
 * which may be a stranger's.
 */
export async function isVerifiedEmail(req: PayloadRequest, user: string | User | null | undefined, email: string) {
  if (!user) return false
  // Full authority: only a yes or no leaves this function.
  const account = await readAsServer(req, 'users', idOf(user), { email: true, verified: true })
  return account?.verified === true && account.email.toLowerCase() === email.toLowerCase()
}
