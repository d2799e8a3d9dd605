import { setTimeout as pause } from 'node:timers/promises'
import type { Payload, TaskConfig } from 'payload'
import { env } from '@/lib/env'
import { MINUTES_TAKEN } from '../background/stuck-work'
import { noteJobDone } from '../database/payload-tables'
import { noteDelivery } from '../subscriptions/subscription-queries'
import type { WrittenMail } from './queue-mail'

const TRIES = 8
const NOTE_AGAIN_MILLISECONDS = 1000

/** What a mail program needs to offer a button that ends the mails, without anybody having to open a page. */
const stopHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const calendarAttachment = (content: string) => ({
  filename: 'interview.ics',
  content,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
})

/** Whether the mail server refused the recipient for good: the code of RFC 5321 to RCPT, not of a server that is busy. */
function isRejectedRecipient(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown }
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500
}

/**
 * Notes that the server has taken a mail, before anything else is done. While the database is gone it tries on for as
 * long as nobody else may take the mail: one that has gone out must not go out again because its note was lost.
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
 * Sends one mail that a hook or an action queued. The queue tries again while the mail server is down. A mail that was
 * accepted is sent twice only where its process was killed between the server's answer and the note of it; both then
 * have one Message-ID, by which a server can drop the second.
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
      // A subscription's mailbox that is gone is noted and not tried again; every other mail waits for its server.
      if (!mailbox || !isRejectedRecipient(error)) throw error
      await noteDelivery(req.payload, mailbox, true)
      return { output: {} }
    }
    await noteHandedOver(req.payload, String(job.id))
    if (mailbox) await noteDelivery(req.payload, mailbox, false)
    return { output: {} }
  },
}
