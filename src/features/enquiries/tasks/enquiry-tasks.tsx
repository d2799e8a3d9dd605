import type { PayloadRequest, Where } from 'payload'
import { asServer, findAsServer } from '@/cms/access/access'
import { byTheClock } from '@/cms/background/by-the-clock'
import { queueMail, teamInbox } from '@/cms/mail/queue-mail'
import { monthsBefore, RETENTION } from '@/cms/personal/retention'
import { inTransaction } from '@/lib/database/transaction'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { Escalation } from '../emails/enquiry-mails'
import { enquiryMailMessages } from '../emails/mail-messages'
import { anonymiseEnquiry } from '../operations/erase-enquiries'
import { officeOf } from '../operations/office'
import { ESCALATION_HOURS } from '../schema'

const HOUR_MILLISECONDS = 60 * 60 * 1000
const MAX_AT_ONCE = 100

/** Warns the team once about every enquiry without a first response after 20 hours. @returns their number */
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
    limit: MAX_AT_ONCE,
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

/** Every quarter of an hour. */
export const escalateEnquiriesTask = byTheClock(
  'escalate-enquiries',
  'Escalate unanswered enquiries',
  '0 */15 * * * *',
  // One transaction, so that every escalated enquiry is in a mail.
  ({ payload }) => inTransaction(payload, (req) => escalateEnquiries(req)),
)

const MAX_IN_A_NIGHT = 200

/**
 * Anonymises enquiries that ended 24 months ago.
 * @returns how many
 */
export async function anonymiseEnquiries(req: PayloadRequest, now = new Date()): Promise<number> {
  const limit = monthsBefore(now, RETENTION.closedEnquiryMonths)
  // Full authority throughout: a task has no user.
  const due: Where = {
    and: [{ closedAt: { less_than_equal: limit.toISOString() } }, { anonymisedAt: { exists: false } }],
  }
  const ended = await findAsServer(req.payload, 'enquiries', due, {
    req,
    select: { kind: true },
    limit: MAX_IN_A_NIGHT,
  })
  for (const { id } of ended) await anonymiseEnquiry(req, id, now)
  return ended.length
}

/** Applies the privacy page's retention period nightly. */
const anonymiseEnquiriesTask = byTheClock(
  'anonymise-enquiries',
  'Anonymise old enquiries',
  '0 0 3 * * *',
  anonymiseEnquiries,
)

/** Background work of enquiries, for the configuration. */
export const enquiryTasks = [escalateEnquiriesTask, anonymiseEnquiriesTask]
