import type { CollectionBeforeOperationHook } from 'payload'
import { keepsContent } from '@/cms/access/roles'
import { countAddress, countSender } from '@/cms/limits/limited-writes'

/**
 * Counts the corrections of a network and of an account or a mailbox, whether they come by the form or over REST.
 * @throws APIError 429 beyond the limit
 */
export const limitCorrections: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' || ('overrideAccess' in args && args.overrideAccess) || keepsContent(req.user)) return args
  await countAddress(req, 'correctionPerAddress')
  await countSender(req, 'correctionPerAccount', (args.data as { email?: unknown } | undefined)?.email)
  return args
}
