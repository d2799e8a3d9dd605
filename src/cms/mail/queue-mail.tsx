import { render } from '@react-email/components'
import type { PayloadRequest } from 'payload'
import type { ReactElement } from 'react'

export interface Mail {
  to: string
  subject: string
  body: ReactElement
  replyTo?: string
  /** The id of this mail, where later ones answer it: `<name@host>`. */
  messageId?: string
  /** The id of the mail that this one answers. */
  inReplyTo?: string
  /** The mailbox of a subscription that it goes to: what its server says to the mail is noted there. */
  mailbox?: string
  /** The address by which a mail program's own button ends what it is a part of (RFC 8058). */
  stopLink?: string
  /** A date for the recipient's calendar, as RFC 5545 writes it; it goes along as a file. */
  calendar?: string
}

/** A mail as it is sent: nothing in it is put together any more. */
export interface WrittenMail extends Omit<Mail, 'body'> {
  html: string
  text: string
}

/** Writes a mail out, once and for all. */
export async function writeMail({ body, ...mail }: Mail): Promise<WrittenMail> {
  const [html, text] = await Promise.all([render(body), render(body, { plainText: true })])
  return { ...mail, html, text }
}

/**
 * Queues a mail that has been written out, as `queueMail` does.
 * @returns the id of the job
 */
export async function queueWritten(req: PayloadRequest, input: WrittenMail): Promise<string> {
  const { id } = await req.payload.jobs.queue({ task: 'send-mail', input, req })
  return String(id)
}

/**
 * Queues a mail within the caller's transaction: it is sent when the write it reports is committed, and not otherwise.
 * @param req the request of the hook or action; its transaction holds the job
 * @returns the id of the job
 */
export const queueMail = async (req: PayloadRequest, mail: Mail): Promise<string> =>
  queueWritten(req, await writeMail(mail))
