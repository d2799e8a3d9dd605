import type { PayloadRequest, Where } from 'payload'
import type { Enquiry } from '@/payload-types'
import { THREAD_DAYS } from '../schema'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000
const MOST_IN_A_THREAD = 50

/**
 * The other enquiries of the same person, by phone or e-mail, within 30 days before or after this one.
 * Read with the rights of the request's user.
 * @returns newest first, without the enquiry itself; none once it has been anonymised
 */
export async function threadOf(
  enquiry: Pick<Enquiry, 'id' | 'email' | 'phone' | 'createdAt' | 'anonymisedAt'>,
  req: PayloadRequest,
): Promise<Enquiry[]> {
  if (enquiry.anonymisedAt) return []
  const moment = new Date(enquiry.createdAt).getTime()
  const samePerson: Where[] = [{ email: { equals: enquiry.email } }]
  if (enquiry.phone) samePerson.push({ phone: { equals: enquiry.phone } })
  const { docs } = await req.payload.find({
    collection: 'enquiries',
    where: {
      and: [
        { id: { not_equals: enquiry.id } },
        { createdAt: { greater_than_equal: new Date(moment - THREAD_DAYS * DAY_MILLISECONDS).toISOString() } },
        { createdAt: { less_than_equal: new Date(moment + THREAD_DAYS * DAY_MILLISECONDS).toISOString() } },
        { or: samePerson },
      ],
    },
    sort: '-createdAt',
    limit: MOST_IN_A_THREAD,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs
}
