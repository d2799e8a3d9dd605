import type { CollectionBeforeOperationHook } from 'payload'
import { keepsContent } from '@/cms/access/roles'
import { countAddress } from '@/cms/limits/limited-writes'
import { mailboxOf } from '@/lib/limits/mailbox'
import { countAttempt } from '@/lib/limits/rate-limit'

/**
 * Counts the corrections of a network and of a mailbox, whether they come by the form or over REST.
 * @throws APIError 429 beyond the limit
 */
export const limitCorrections: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' || ('overrideAccess' in args && args.overrideAccess) || keepsContent(req.user)) return args
  await countAddress(req, 'correctionPerAddress')
  const { email } = (args.data ?? {}) as { email?: unknown }
  if (typeof email === 'string' && email) await countAttempt(req.payload, 'correctionPerAccount', mailboxOf(email))
  return args
}
