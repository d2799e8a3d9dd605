import type { PayloadRequest, Where } from 'payload'
import { countFailedMails, type GivenUpMail, givenUpMails } from '../../database/payload-tables'

const MONTH_MILLISECONDS = 30 * 24 * 60 * 60 * 1000

/** The imports that failed in the last 30 days: the figure of the Overview, and the list behind it. */
export const failedImports = (now: number = Date.now()): Where => ({
  and: [
    { status: { equals: 'failed' } },
    { createdAt: { greater_than: new Date(now - MONTH_MILLISECONDS).toISOString() } },
  ],
})

const MOST_SHOWN = 100

interface FailedMails {
  mails: GivenUpMail[]
  total: number
  /** Mails that could not be sent yet and are still being tried. */
  waiting: number
}

/** Recipient and subject only: a mail's text can hold a one-time link that is nobody's business but the recipient's. */
export async function readFailedMails({ payload }: PayloadRequest): Promise<FailedMails> {
  const [mails, counts] = await Promise.all([givenUpMails(payload, MOST_SHOWN), countFailedMails(payload)])
  return { mails, ...counts }
}
