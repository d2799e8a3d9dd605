import { waitText } from '../refusals/action-result'
import { refusalError } from '../refusals/refusal-error'
import type { TextsByCode } from '../refusals/texts-by-code'

const TOO_MANY_REQUESTS = 429

/** The sentence of a limit, for every form that can reach one. */
export const limitRefusals = {
  'too-many-attempts': ({ retryAfter = 0 }) => waitText(retryAfter),
} as const satisfies TextsByCode

/** The refusal of a limit that was reached, whichever door asked; it is allowed again after so many seconds. */
export const tooManyAttempts = (seconds: number) =>
  refusalError(limitRefusals, 'too-many-attempts', TOO_MANY_REQUESTS, { retryAfter: seconds })
