import 'server-only'
import { type FormState, waitText } from '@/lib/action-result'
import { clientAddress } from '@/lib/client-address'
import { type RateLimitName, secondsToWait } from '@/lib/rate-limit'

/** The state of a form whose limit was reached, for `seconds` more. */
export function tooMany(seconds: number, values?: Record<string, string>): FormState {
  return { status: 'error', message: waitText(seconds), retryAfter: seconds, values }
}

/**
 * Counts one attempt from this address and, where an account is named, at this account.
 * @returns seconds to wait, 0 when the attempt is allowed
 */
export async function waitFor(perAddress: RateLimitName, perAccount: RateLimitName, account: string): Promise<number> {
  const [address, own] = await Promise.all([
    secondsToWait(perAddress, await clientAddress()),
    secondsToWait(perAccount, account),
  ])
  return Math.max(address, own)
}
