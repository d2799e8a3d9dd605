import type { CollectionBeforeChangeHook } from 'payload'
import { consentNow } from '@/cms/personal/consent'
import type { Enquiry } from '@/payload-types'

/**
 * Records of a new enquiry when, and to which text, its sender agreed, and from which account it came. Only the
 * server's own form says whose account that is; over REST it is that of who is signed in, and never a colleague's,
 * who may enter what somebody else asked.
 */
export const recordSender: CollectionBeforeChangeHook<Enquiry> = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const consent = data.consent ? await consentNow(req) : {}
  const user = req.user?.role === 'applicant' ? req.user.id : data.user
  return { ...data, ...consent, user }
}
