import type { Language } from '@/lib/language'
import 'server-only'
import { exportedSubscriptions, provedMailbox } from '@/cms/subscriptions/erase-subscriptions'
import { shortDate } from '@/lib/text/format'
import type { User } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { reminderMessages } from './messages'
import { activeReminders, type ReminderRow, reminderOf } from './operations/reminder-queries'
import { REMINDER_KIND } from './schema'

export const remindersOfMailbox = async (mailbox: string) => activeReminders(await payloadClient(), mailbox)

/** Reminder of a confirmation link; null if the link is about something else. */
export const reminderOfSubscription = async (subscription: string) => reminderOf(await payloadClient(), subscription)

/** Reminders to the email of the person signed in. */
export async function remindersOf(user: User): Promise<ReminderRow[]> {
  const payload = await payloadClient()
  const mailbox = await provedMailbox(payload, user)
  return mailbox ? activeReminders(payload, mailbox.id) : []
}

/** A person's reminders for their data export. */
export async function remindersForExport(user: User): Promise<Record<string, unknown>[]> {
  const payload = await payloadClient()
  const docs = await exportedSubscriptions(payload, user, REMINDER_KIND)
  return Promise.all(
    docs.map(async ({ id, ...subscription }) => ({
      ...subscription,
      authority: (await reminderOf(payload, id))?.name ?? null,
    })),
  )
}

/** Dates of a reminder: requested, and last sent. */
export function lastLine(language: Language, { confirmedAt, lastMailAt }: ReminderRow): string[] {
  const messages = reminderMessages(language)
  const lines = confirmedAt ? [messages.asked(shortDate(language, confirmedAt))] : []
  return [...lines, lastMailAt ? messages.last(shortDate(language, lastMailAt)) : messages.none]
}
