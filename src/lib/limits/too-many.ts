import { APIError } from 'payload'
import { waitText } from '@/lib/refusals/action-result'

export const TOO_MANY_REQUESTS = 429

/** The refusal of a limit that was reached, whichever door asked; it is allowed again after so many seconds. */
export const tooManyAttempts = (seconds: number) =>
  new APIError(waitText(seconds), TOO_MANY_REQUESTS, { retryAfter: seconds }, true)
