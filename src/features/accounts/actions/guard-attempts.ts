import 'server-only'
import { secondsUntilMail } from '@/cms/mail/recipient-limit'
import { mailboxOf } from '@/lib/limits/mailbox'
import { type RateLimitName, secondsToWait } from '@/lib/limits/rate-limit'
import { waitText } from '@/lib/limits/too-many'
import { type FormState } from '@/lib/refusals/action-result'
import { clientAddress } from '@/lib/request/client-address'
import type { Language } from '@/lib/text/language'
import { payloadClient } from '@/server/payload'

/** The state of a form whose limit was reached, for `seconds` more. */
export function tooMany(language: Language, seconds: number, values?: Record<string, string>): FormState {
  return { status: 'error', message: waitText(language, seconds), retryAfter: seconds, values }
}

/**
 * Counts one attempt from this address, before anything is done that costs.
 * @returns seconds to wait, 0 when the attempt is allowed
 */
export async function waitForAddress(limit: RateLimitName): Promise<number> {
  return secondsToWait(await payloadClient(), limit, await clientAddress())
}

/**
 * Counts one attempt that sends a mail to the address typed: of the form, and of all forms together.
 * @returns seconds to wait, 0 when the attempt is allowed
 */
export async function waitForMailbox(limit: RateLimitName, email: string): Promise<number> {
  const payload = await payloadClient()
  const wait = await secondsToWait(payload, limit, mailboxOf(email))
  return wait || secondsUntilMail(payload, email, limit === 'resetPerAccount' ? 'new-password' : 'account')
}

/**
 * Counts one attempt from this address and, where that may go on, at the mailbox it writes to.
 * @returns seconds to wait, 0 when the attempt is allowed
 */
export async function waitFor(perAddress: RateLimitName, perAccount: RateLimitName, email: string): Promise<number> {
  return (await waitForAddress(perAddress)) || waitForMailbox(perAccount, email)
}
