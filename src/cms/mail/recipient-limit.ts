import type { Payload } from 'payload'
import { mailboxOf } from '@/lib/limits/mailbox'
import { RATE_LIMITS, secondsToWaitBeyond } from '@/lib/limits/rate-limit'

/**
 * How much of the limit each kind of mail may use up. Who is flooded by one kind still gets the next: forms that only
 * say thank you stop first, and a new password can be asked for when all else has stopped.
 */
const { points } = RATE_LIMITS.mailPerRecipient
const MOST = { acknowledgement: points / 2, account: points, 'new-password': points + 4 } as const

/**
 * Counts one mail that anybody can have sent by typing an address, whether there is something to send or not.
 * @param kind what the mail is for
 * @returns seconds until another may be sent there, 0 when this one may
 */
export function secondsUntilMail({ db }: Pick<Payload, 'db'>, email: string, kind: keyof typeof MOST): Promise<number> {
  return secondsToWaitBeyond({ db }, 'mailPerRecipient', mailboxOf(email), MOST[kind])
}
