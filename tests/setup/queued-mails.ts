import type { Payload } from 'payload'

export interface QueuedMail {
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string
  inReplyTo?: string
  messageId?: string
  stopLink?: string
}

/** The mails that wait to be sent, oldest first: all of them, or those to one address. */
export async function queuedMails(payload: Payload, to: string | null = null): Promise<QueuedMail[]> {
  const { rows } = await payload.db.pool.query<{ input: QueuedMail }>(
    `select input from payload_jobs where task_slug::text = 'send-mail' and ($1::text is null or input ->> 'to' = $1)
     order by created_at, id`,
    [to],
  )
  return rows.map(({ input }) => input)
}
