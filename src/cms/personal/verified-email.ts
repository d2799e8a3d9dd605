import type { PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { idOf } from '@/lib/database/record-id'
import type { User } from '@/payload-types'

/**
 * Whether an address is that of an account whose owner has shown that the mailbox is theirs: what they typed may go back
 * to it. To any other address goes nothing that was typed, because it may be a stranger's.
 */
export async function isVerifiedEmail(req: PayloadRequest, user: string | User | null | undefined, email: string) {
  if (!user) return false
  // Full authority: the rule is about the account that the server itself noted, and only the answer leaves.
  const account = await req.payload.findByID({
    collection: 'users',
    id: idOf(user),
    select: { email: true, verified: true },
    disableErrors: true,
    ...asServer(req),
  })
  return account?.verified === true && account.email.toLowerCase() === email.toLowerCase()
}
