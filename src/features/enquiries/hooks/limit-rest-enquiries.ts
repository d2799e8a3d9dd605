import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { worksEnquiries } from '@/cms/roles'
import { waitText } from '@/lib/action-result'
import { forwardedAddress } from '@/lib/forwarded-address'

const TOO_MANY_REQUESTS = 429

/** Over REST the same limits hold as for the forms, by address and by e-mail. */
export const limitRestEnquiries: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' || req.payloadAPI !== 'REST' || worksEnquiries(req.user)) return args
  // Loaded on demand: the limits belong to requests, and the command line cannot load what only a server may.
  const { secondsToWait } = await import('@/lib/rate-limit')
  const email = typeof args.data?.email === 'string' ? args.data.email : ''
  const wait = Math.max(
    await secondsToWait('enquiryPerAddress', forwardedAddress(req.headers)),
    email ? await secondsToWait('enquiryPerAccount', email) : 0,
  )
  if (wait > 0) throw new APIError(waitText(wait), TOO_MANY_REQUESTS, null, true)
  return args
}
