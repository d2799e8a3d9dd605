import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { worksEnquiries } from '@/cms/roles'
import { waitText } from '@/lib/action-result'

const TOO_MANY_REQUESTS = 429

/** Over REST the limit by e-mail address holds as for the forms; the limit by connection stands before every handler. */
export const limitRestEnquiries: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' || req.payloadAPI !== 'REST' || worksEnquiries(req.user)) return args
  const { email } = (args.data ?? {}) as { email?: unknown }
  if (typeof email !== 'string' || !email) return args
  // Loaded on demand: the limits belong to requests, and the command line cannot load what only a server may.
  const { secondsToWait } = await import('@/lib/rate-limit')
  const wait = await secondsToWait('enquiryPerAccount', email)
  if (wait > 0) throw new APIError(waitText(wait), TOO_MANY_REQUESTS, null, true)
  return args
}
