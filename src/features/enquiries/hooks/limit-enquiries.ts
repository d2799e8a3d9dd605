import type { CollectionBeforeOperationHook } from 'payload'
import { worksEnquiries } from '@/cms/access/roles'
import { countAddress } from '@/cms/limits/limited-writes'
import { mailboxOf } from '@/lib/limits/mailbox'
import { countAttempt } from '@/lib/limits/rate-limit'

/**
 * Counts the enquiries of a network and of a mailbox, whether they come by a form or over REST. Those who work
 * enquiries enter as many as they like.
 * @throws APIError 429 beyond the limit
 */
export const limitEnquiries: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' || ('overrideAccess' in args && args.overrideAccess) || worksEnquiries(req.user))
    return args
  await countAddress(req, 'enquiryPerAddress')
  const { email } = (args.data ?? {}) as { email?: unknown }
  if (typeof email === 'string' && email) await countAttempt(req.payload, 'enquiryPerAccount', mailboxOf(email))
  return args
}
