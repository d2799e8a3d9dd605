import { render } from '@react-email/components'
import type { PayloadRequest } from 'payload'
import type { ReactElement } from 'react'

export interface Mail {
  to: string
  subject: string
  body: ReactElement
  replyTo?: string
}

/**
 * Queues a mail within the caller's transaction: it is sent when the write it reports is committed, and not otherwise.
 * @param req the request of the hook or action; its transaction holds the job
 */
export async function queueMail(req: PayloadRequest, { to, subject, body, replyTo }: Mail): Promise<void> {
  const [html, text] = await Promise.all([render(body), render(body, { plainText: true })])
  await req.payload.jobs.queue({ task: 'send-mail', input: { to, subject, html, text, replyTo }, req })
}
