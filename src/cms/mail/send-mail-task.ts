import type { TaskConfig } from 'payload'
import { noteDelivery } from '../subscriptions/subscription-queries'

const TRIES = 8

/** What a mail program needs to offer a button that ends the mails, without anybody having to open a page. */
const stopHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Whether the mail server refused the recipient for good: the code of RFC 5321 to RCPT, not of a server that is busy. */
function isRefusedRecipient(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown }
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500
}

/**
 * Sends one mail that a hook or an action queued. The queue tries again while the mail server is down, and a mail
 * that was accepted is never sent twice.
 */
export const sendMailTask: TaskConfig<{
  input: {
    to: string
    subject: string
    html: string
    text: string
    replyTo?: string
    messageId?: string
    inReplyTo?: string
    mailbox?: string
    stopLink?: string
  }
  output: object
}> = {
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
  ],
  handler: async ({ input, req }) => {
    const { replyTo, messageId, inReplyTo, mailbox, stopLink, ...mail } = input
    try {
      await req.payload.sendEmail({
        ...mail,
        ...(replyTo ? { replyTo } : {}),
        ...(messageId ? { messageId } : {}),
        ...(inReplyTo ? { inReplyTo, references: inReplyTo } : {}),
        ...(stopLink ? { headers: stopHeaders(stopLink) } : {}),
      })
    } catch (error) {
      // A subscription's mailbox that is gone is noted and not tried again; every other mail waits for its server.
      if (!mailbox || !isRefusedRecipient(error)) throw error
      await noteDelivery(req.payload, mailbox, true)
      return { output: {} }
    }
    if (mailbox) await noteDelivery(req.payload, mailbox, false)
    return { output: {} }
  },
}
