import { setTimeout as pause } from 'node:timers/promises'
import type { Payload, TaskConfig } from 'payload'
import { env } from '@/lib/env'
import { MINUTES_TAKEN, noteJobDone } from '../database/payload-jobs'
import { noteDelivery } from '../subscriptions/subscription-queries'
import type { WrittenMail } from './queue-mail'

const TRIES = 8
const NOTE_AGAIN_MILLISECONDS = 1000

/** Headers with which mail programs offer unsubscribing without opening a page. */
const stopHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const calendarAttachment = (content: string) => ({
  filename: 'interview.ics',
  content,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
})

/** Whether the server permanently rejected the recipient: an RFC 5321 code to RCPT, not a busy server. */
function isRejectedRecipient(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown }
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500
}

/**
 * Marks a mail as accepted, before anything else. While the database is down it retries for as long as no other process
 * may take the job: losing the mark must not send the mail again.
 */
async function noteHandedOver(payload: Payload, job: string): Promise<void> {
  const until = Date.now() + MINUTES_TAKEN * 60_000
  for (;;) {
    try {
      return await noteJobDone(payload, job)
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(NOTE_AGAIN_MILLISECONDS, undefined, { ref: false })
    }
  }
}

/**
 * Sends a queued mail; the queue retries while the mail server is down. A duplicate is only possible if the process is
 * killed between the server's response and the mark; both then have the same Message-ID, so that a server can drop the
 * second.
 */
export const sendMailTask: TaskConfig<{ input: WrittenMail; output: object }> = {
  slug: 'send-mail',
  label: 'Send a mail',
  retries: { attempts: TRIES, backoff: { type: 'exponential', delay: 5000 } },
  inputSchema: [
    { name: 'to', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'html', type: 'textarea', required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'replyTo', type: 'text' },
    { name: 'messageId', type: 'text' },
    { name: 'inReplyTo', type: 'text' },
    { name: 'mailbox', type: 'text' },
    { name: 'stopLink', type: 'text' },
    { name: 'calendar', type: 'textarea' },
  ],
  handler: async ({ input, job, req }) => {
    const { replyTo, messageId, inReplyTo, mailbox, stopLink, calendar, ...mail } = input
    try {
      await req.payload.sendEmail({
        ...mail,
        ...(replyTo ? { replyTo } : {}),
        messageId: messageId ?? `<${job.id}@${new URL(env.SITE_URL).hostname}>`,
        ...(inReplyTo ? { inReplyTo, references: inReplyTo } : {}),
        ...(calendar ? { attachments: [calendarAttachment(calendar)] } : {}),
        ...(stopLink ? { headers: stopHeaders(stopLink) } : {}),
      })
    } catch (error) {
      // A dead subscription mailbox is recorded and not retried; all other mails wait for their server.
      if (!mailbox || !isRejectedRecipient(error)) throw error
      await noteDelivery(req.payload, mailbox, true)
      return { output: {} }
    }
    await noteHandedOver(req.payload, String(job.id))
    if (mailbox) await noteDelivery(req.payload, mailbox, false)
    return { output: {} }
  },
}
