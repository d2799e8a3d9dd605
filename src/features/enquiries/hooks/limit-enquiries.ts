import type { CollectionBeforeOperationHook } from 'payload'
import { worksEnquiries } from '@/cms/access/roles'
import { countAddress, countSender } from '@/cms/limits/limited-writes'

/**
 * Counts the enquiries of a network and of an account or a mailbox, whether they come by a form or over REST. Those who work
 * enquiries enter as many as they like.
 * @throws APIError 429 beyond the limit
 */
export const limitEnquiries: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' || ('overrideAccess' in args && args.overrideAccess) || worksEnquiries(req.user))
    return args
  await countAddress(req, 'enquiryPerAddress')
  await countSender(req, 'enquiryPerAccount', (args.data as { email?: unknown } | undefined)?.email)
  return args
}
