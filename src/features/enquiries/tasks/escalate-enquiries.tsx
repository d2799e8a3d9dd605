import type { PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { byTheClock } from '@/cms/background/by-the-clock'
import { queueMail, teamInbox } from '@/cms/mail/queue-mail'
import { inTransaction } from '@/lib/database/transaction'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { Escalation } from '../emails/enquiry-mails'
import { enquiryMailMessages } from '../emails/mail-messages'
import { officeOf } from '../operations/office'
import { ESCALATION_HOURS } from '../schema'

const HOUR_MILLISECONDS = 60 * 60 * 1000
const MOST_AT_ONCE = 100

/**
 * Tells the team of every enquiry that has waited 20 hours for a first response, each one once.
 * @returns how many were escalated
 */
export async function escalateEnquiries(req: PayloadRequest, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - ESCALATION_HOURS * HOUR_MILLISECONDS).toISOString()
  // Full authority throughout: a task has no user.
  const { docs } = await req.payload.find({
    collection: 'enquiries',
    where: {
      and: [
        { status: { equals: 'new' } },
        { createdAt: { less_than_equal: before } },
        { firstResponseAt: { exists: false } },
        { escalatedAt: { exists: false } },
        { suspected: { not_equals: true } },
      ],
    },
    select: { name: true, createdAt: true },
    sort: 'createdAt',
    limit: MOST_AT_ONCE,
    ...asServer(req),
  })
  if (docs.length === 0) return 0
  for (const { id } of docs) {
    await req.payload.update({
      collection: 'enquiries',
      id,
      data: { escalatedAt: now.toISOString() },
      ...asServer(req),
    })
  }
  const office = await officeOf(req.payload, req)
  await queueMail(req, {
    to: await teamInbox(req),
    subject: enquiryMailMessages(STUDIO_LANGUAGE).escalation.subject(docs.length),
    body: <Escalation office={office} waiting={docs} now={now} />,
  })
  return docs.length
}

/** Looks every quarter of an hour for enquiries that nobody has answered. */
export const escalateEnquiriesTask = byTheClock(
  'escalate-enquiries',
  'Escalate unanswered enquiries',
  '0 */15 * * * *',
  // One transaction: an enquiry that is marked as told of has its mail.
  ({ payload }) => inTransaction(payload, (req) => escalateEnquiries(req)),
)
