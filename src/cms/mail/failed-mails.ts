import type { PayloadRequest } from 'payload'
import { countFailedMails, type GivenUpMail, givenUpMails } from '../database/payload-tables'

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
