import type { PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { byTheClock } from '@/cms/background/by-the-clock'
import { monthsBefore, RETENTION } from '@/cms/personal/retention'
import { anonymiseEnquiry } from '../operations/anonymise'
import { escalateEnquiriesTask } from './escalate-enquiries'

const MOST_AT_ONCE = 200

/**
 * Takes everything that points to a person out of enquiries that ended 24 months ago; what remains are figures.
 * @returns how many were anonymised
 */
export async function anonymiseEnquiries(req: PayloadRequest, now = new Date()): Promise<number> {
  const limit = monthsBefore(now, RETENTION.closedEnquiryMonths)
  // Full authority throughout: a task has no user.
  const { docs } = await req.payload.find({
    collection: 'enquiries',
    where: {
      and: [{ closedAt: { less_than_equal: limit.toISOString() } }, { anonymisedAt: { exists: false } }],
    },
    select: { kind: true },
    limit: MOST_AT_ONCE,
    ...asServer(req),
  })
  for (const { id } of docs) await anonymiseEnquiry(req, id, now)
  return docs.length
}

/** Keeps the promise of the privacy page every night. */
const anonymiseEnquiriesTask = byTheClock(
  'anonymise-enquiries',
  'Anonymise old enquiries',
  '0 0 3 * * *',
  anonymiseEnquiries,
)

/** Background work about enquiries, as the configuration takes it. */
export const enquiryTasks = [escalateEnquiriesTask, anonymiseEnquiriesTask]
