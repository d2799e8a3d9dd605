import type { TaskConfig } from 'payload'

const TRIES = 8

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
  ],
  handler: async ({ input, req }) => {
    const { replyTo, messageId, inReplyTo, ...mail } = input
    await req.payload.sendEmail({
      ...mail,
      ...(replyTo ? { replyTo } : {}),
      ...(messageId ? { messageId } : {}),
      ...(inReplyTo ? { inReplyTo, references: inReplyTo } : {}),
    })
    return { output: {} }
  },
}
