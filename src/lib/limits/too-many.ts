import { refusalError } from '../refusals/refusal-error'
import type { TextsByCode } from '../refusals/texts-by-code'
import { plural } from '../text/format'

const TOO_MANY_REQUESTS = 429

/** The sentence for a reached limit. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `Too many attempts. Please try again in ${plural('en', minutes, { one: 'a minute', other: `${minutes} minutes` })}.`
}

/** The sentence of a limit, for every form that can reach one. */
export const limitRefusals = {
  'too-many-attempts': ({ retryAfter = 0 }) => waitText(retryAfter),
} as const satisfies TextsByCode

/** The refusal of a limit that was reached, whichever door asked; it is allowed again after so many seconds. */
export const tooManyAttempts = (seconds: number) =>
  refusalError(limitRefusals, 'too-many-attempts', TOO_MANY_REQUESTS, { retryAfter: seconds })
