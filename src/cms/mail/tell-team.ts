import type { PayloadRequest } from 'payload'
import { secondsToWait } from '@/lib/limits/rate-limit'
import { type Mail, queueMail } from './queue-mail'
import { teamInbox } from './team-inbox'
import { keepNotice } from './team-notices-queries'

export interface TeamNotice extends Omit<Mail, 'to'> {
  /** Absolute address of the record in the studio. */
  href: string
}

/**
 * Tells the team of something new, within the caller's transaction: by a mail of its own, or, when many have just
 * gone, as a line of the next digest.
 */
export async function tellTeam(req: PayloadRequest, { href, ...mail }: TeamNotice): Promise<void> {
  const to = await teamInbox(req)
  const wait = await secondsToWait(req.payload, 'teamMail', to)
  if (wait === 0) {
    await queueMail(req, { ...mail, to })
    return
  }
  await keepNotice(req, { subject: mail.subject, replyTo: mail.replyTo ?? null, href })
}
