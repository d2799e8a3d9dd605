import type { PayloadRequest, Where } from 'payload'
import { type AbandonedMail, abandonedMails, countFailedMails } from '../../database/payload-mail-jobs'

const MONTH_MILLISECONDS = 30 * 24 * 60 * 60 * 1000

/** Imports that failed in the last 30 days, for the Overview's figure and its list. */
export const failedImports = (now: number = Date.now()): Where => ({
  and: [
    { status: { equals: 'failed' } },
    { createdAt: { greater_than: new Date(now - MONTH_MILLISECONDS).toISOString() } },
  ],
})

const MAX_SHOWN = 100

interface FailedMails {
  mails: AbandonedMail[]
  total: number
  /** Mails that failed so far and are being retried. */
  waiting: number
}

/** Recipient and subject only: the text may hold a one-time link meant for the recipient alone. */
export async function readFailedMails({ payload }: PayloadRequest): Promise<FailedMails> {
  const [mails, counts] = await Promise.all([abandonedMails(payload, MAX_SHOWN), countFailedMails(payload)])
  return { mails, ...counts }
}
