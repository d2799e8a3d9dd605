import 'server-only'
import { exportedSubscriptions, provedMailbox } from '@/cms/subscriptions/erase-subscriptions'
import type { User } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { type AlertRow, activeAlerts, alertOf } from './operations/alert-queries'

/** What a mailbox is told of, newest first. */
export const alertsOfMailbox = async (mailbox: string): Promise<AlertRow[]> =>
  activeAlerts(await payloadClient(), mailbox)

/** The alert that a link would confirm. */
export const alertOfSubscription = async (subscription: string): Promise<AlertRow | null> =>
  alertOf(await payloadClient(), subscription)

/** The alerts that go to the address of who is signed in. */
export async function alertsOf(user: User): Promise<AlertRow[]> {
  const payload = await payloadClient()
  const mailbox = await provedMailbox(payload, user)
  return mailbox ? activeAlerts(payload, mailbox.id) : []
}

/** A person's alerts, as the export of their data holds them. */
export async function alertsForExport(user: User): Promise<Record<string, unknown>[]> {
  const payload = await payloadClient()
  const docs = await exportedSubscriptions(payload, user)
  return Promise.all(
    docs.map(async ({ id, kind, status, confirmedAt, endedAt, consentedAt, consentVersion, createdAt }) => ({
      kind,
      status,
      confirmedAt,
      endedAt,
      consentedAt,
      consentVersion,
      createdAt,
      alert: await alertOf(payload, id),
    })),
  )
}
