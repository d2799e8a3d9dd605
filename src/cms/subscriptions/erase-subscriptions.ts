import type { Payload, PayloadRequest, Where } from 'payload'
import { findAsServer } from '@/cms/access/access'
import type { User } from '@/payload-types'
import { byTheClock } from '../background/by-the-clock'
import type { Eraser } from '../personal/erasure/erasure'
import { daysBefore, RETENTION } from '../personal/retention'
import { sentBy } from '../personal/sent-by'
import { deleteUnusedMailboxes, type Mailbox, mailboxByEmail, outdatedSubscriptions } from './subscription-queries'

/** A person's subscriptions: made with their account, or to its verified email. */
export const theirSubscriptions = (person: User): Where => sentBy(person, 'mailbox.email')

/** What a person is told of a subscription in their data export. */
const EXPORTED = {
  status: true,
  confirmedAt: true,
  endedAt: true,
  consentedAt: true,
  consentVersion: true,
  createdAt: true,
} as const

/** A person's subscriptions of one kind for their data export. */
export async function exportedSubscriptions(payload: Payload, user: User, kind: string) {
  // Full authority: no one may read these records; the query selects this person's only.
  const theirs: Where = { and: [theirSubscriptions(user), { kind: { equals: kind } }] }
  return findAsServer(payload, 'subscriptions', theirs, { select: EXPORTED, sort: 'createdAt' })
}

/** The mailbox of the account's verified email. */
export const provedMailbox = async (payload: Payload, user: User): Promise<Mailbox | null> =>
  user.verified ? mailboxByEmail(payload, user.email) : null

/** Deletes a person's subscriptions with their subjects, and their mailbox. */
export const eraseSubscriptionsOf: Eraser = async (req, person) => {
  // Full authority: these collections are closed to everyone.
  const full = { depth: 0, overrideAccess: true, req } as const
  await req.payload.delete({ collection: 'subscriptions', where: theirSubscriptions(person), ...full })
  if (!person.verified) return
  await req.payload.delete({
    collection: 'mailboxes',
    where: { email: { equals: person.email.toLowerCase() } },
    ...full,
  })
}

/**
 * Deletes unconfirmed and ended subscriptions after their retention period, and unused mailboxes.
 * @returns how many subscriptions were deleted
 */
export async function eraseSubscriptions(req: PayloadRequest, now = new Date()): Promise<number> {
  const ids = await outdatedSubscriptions(req.payload, daysBefore(now, RETENTION.endedSubscriptionDays))
  for (const id of ids) {
    // Full authority: a task has no user. One by one, so that each subject is deleted too.
    await req.payload.delete({ collection: 'subscriptions', id, depth: 0, overrideAccess: true, req })
  }
  await deleteUnusedMailboxes(req.payload)
  return ids.length
}

/** Applies the privacy page's retention periods nightly. */
export const eraseSubscriptionsTask = byTheClock(
  'forget-subscriptions',
  'Delete subscriptions that are over',
  '0 20 3 * * *',
  eraseSubscriptions,
)
