import 'server-only'
import { exportedSubscriptions, provedMailbox } from '@/cms/subscriptions/erase-subscriptions'
import type { User } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { type AlertRow, activeAlerts, alertOf } from './operations/alert-queries'
import { ALERT_KIND } from './schema'

/** The alerts of a mailbox, newest first. */
export const alertsOfMailbox = async (mailbox: string): Promise<AlertRow[]> =>
  activeAlerts(await payloadClient(), mailbox)

/** The alert that a confirmation link is for. */
export const alertOfSubscription = async (subscription: string): Promise<AlertRow | null> =>
  alertOf(await payloadClient(), subscription)

/** The alerts of the signed-in person's verified email. */
export async function alertsOf(user: User): Promise<AlertRow[]> {
  const payload = await payloadClient()
  const mailbox = await provedMailbox(payload, user)
  return mailbox ? activeAlerts(payload, mailbox.id) : []
}

/** A person's alerts for the export of their data. */
export async function alertsForExport(user: User): Promise<Record<string, unknown>[]> {
  const payload = await payloadClient()
  const docs = await exportedSubscriptions(payload, user, ALERT_KIND)
  return Promise.all(
    docs.map(async ({ id, ...subscription }) => ({ ...subscription, alert: await alertOf(payload, id) })),
  )
}
