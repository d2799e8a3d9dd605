import type { Payload, PayloadRequest, Where } from 'payload'
import { asServer } from '@/cms/access/access'
import type { User } from '@/payload-types'
import { byTheClock } from '../background/by-the-clock'
import type { Eraser } from '../personal/erasure/erasure'
import { daysBefore, RETENTION } from '../personal/retention'
import { deleteUnusedMailboxes, type Mailbox, mailboxByEmail, outdated } from './subscription-queries'

/** A person's subscriptions: made with their account, or to an address that the account has proved. */
export const theirSubscriptions = ({ id, email, verified }: Pick<User, 'id' | 'email' | 'verified'>): Where => ({
  or: [{ user: { equals: id } }, ...(verified ? [{ 'mailbox.email': { equals: email.toLowerCase() } }] : [])],
})

/**
 * A person's subscriptions as the export of their data holds them.
 * @param kind what they are called; all without it
 */
export async function exportedSubscriptions(payload: Payload, user: User, kind?: string) {
  // Full authority: nobody reads these records; the query names this person's alone.
  const { docs } = await payload.find({
    collection: 'subscriptions',
    where: { and: [theirSubscriptions(user), ...(kind ? [{ kind: { equals: kind } }] : [])] },
    sort: 'createdAt',
    ...asServer(),
  })
  return docs
}

/** The mailbox of an address that its account has proved. */
export const provedMailbox = async (payload: Payload, user: User): Promise<Mailbox | null> =>
  user.verified ? mailboxByEmail(payload, user.email) : null

/** Deletes a person's subscriptions with what they are about, and their address among those we write to. */
export const eraseSubscriptionsOf: Eraser = async (req, person) => {
  // Full authority: nobody's own access reaches these collections.
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
 * Deletes what nobody confirmed in time, what ended a while ago, and addresses to which nothing is sent any more.
 * @returns how many subscriptions went
 */
export async function eraseSubscriptions(req: PayloadRequest, now = new Date()): Promise<number> {
  const ids = await outdated(req.payload, daysBefore(now, RETENTION.endedSubscriptionDays))
  for (const id of ids) {
    // Full authority: a task has no user. One by one, so that what each is about goes with it.
    await req.payload.delete({ collection: 'subscriptions', id, depth: 0, overrideAccess: true, req })
  }
  await deleteUnusedMailboxes(req.payload)
  return ids.length
}

/** Keeps the promise of the privacy page every night. */
export const eraseSubscriptionsTask = byTheClock(
  'forget-subscriptions',
  'Delete subscriptions that are over',
  '0 20 3 * * *',
  eraseSubscriptions,
)
