import type { Payload } from 'payload'
import { byTheClock } from '@/cms/background/by-the-clock'
import { brandOf } from '@/cms/mail/queue-mail'
import { queueSubscriptionMail } from '@/cms/subscriptions/subscription-mail'
import { mailboxById } from '@/cms/subscriptions/subscription-queries'
import { indianClock, indianDay } from '@/lib/calendar/indian-calendar'
import { inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { languageOf } from '@/lib/language'
import { DatesMail, datesSubject } from '../emails/reminder-mails'
import { deleteLooseNotes, dueMailboxes, takeDates } from '../operations/reminder-queries'
import { MORNING_HOUR, REMINDER_KIND } from '../schema'

/**
 * Queues due reminders from the morning on: one mail per mailbox, each in a transaction with its marks.
 * @returns how many were queued
 */
export async function sendReminders(payload: Payload, now: Date): Promise<number> {
  if (indianClock(now).getUTCHours() < MORNING_HOUR) return 0
  const today = indianDay(now)
  const mailboxes = await inTransaction(payload, (req) => dueMailboxes(req, today, now, env.ALERT_MAILS_PER_MINUTE))
  let sent = 0
  for (const mailbox of mailboxes) sent += (await remind(payload, mailbox, today, now)) ? 1 : 0
  return sent
}

const remind = (payload: Payload, id: string, today: string, now: Date): Promise<boolean> =>
  inTransaction(payload, async (req) => {
    const mailbox = await mailboxById(payload, id)
    const dates = mailbox ? await takeDates(req, id, today, now) : []
    if (!mailbox || dates.length === 0) return false
    const language = languageOf(mailbox.language)
    const brand = await brandOf(req)
    return queueSubscriptionMail(req, mailbox, {
      kind: REMINDER_KIND,
      subject: datesSubject(language, dates),
      body: (links) => DatesMail({ brand, language, dates, links }),
      messageId: `<${REMINDER_KIND}.${id}.${today}@${new URL(env.SITE_URL).hostname}>`,
    })
  })

/** Sends reminders of counselling dates; runs every minute for newly announced ones. */
export const counsellingRemindersTask = byTheClock(
  'counselling-reminders',
  'Remind people of counselling dates',
  '50 * * * * *',
  async (req) => {
    await inTransaction(req.payload, deleteLooseNotes)
    await sendReminders(req.payload, new Date())
  },
)
