import 'server-only'
import { theirSubscriptions } from '@/cms/subscriptions/forget-subscriptions'
import { mailboxByEmail } from '@/cms/subscriptions/subscription-queries'
import type { User } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { activeReminders, type ReminderRow, reminderOf } from './operations/reminder-queries'
import { REMINDER_KIND } from './schema'

/** Of which authorities a mailbox is reminded. */
export const remindersOfMailbox = async (mailbox: string): Promise<ReminderRow[]> =>
  activeReminders(await payloadClient(), mailbox)

/** The reminder that a link would confirm; null where the link is about something else. */
export const reminderOfSubscription = async (subscription: string): Promise<ReminderRow | null> =>
  reminderOf(await payloadClient(), subscription)

/** The reminders that go to the address of who is signed in. */
export async function remindersOf(user: User): Promise<ReminderRow[]> {
  const payload = await payloadClient()
  const mailbox = user.verified ? await mailboxByEmail(payload, user.email) : null
  return mailbox ? activeReminders(payload, mailbox.id) : []
}

/** A person's reminders, as the export of their data holds them. */
export async function remindersForExport(user: User): Promise<Record<string, unknown>[]> {
  const payload = await payloadClient()
  // Full authority: nobody reads these records; the query names this person's alone.
  const { docs } = await payload.find({
    collection: 'subscriptions',
    where: { and: [theirSubscriptions(user), { kind: { equals: REMINDER_KIND } }] },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return Promise.all(
    docs.map(async ({ id, status, confirmedAt, endedAt }) => ({
      authority: (await reminderOf(payload, id))?.name ?? null,
      status,
      confirmedAt,
      endedAt,
    })),
  )
}
