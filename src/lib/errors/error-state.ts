import type { FormState } from './action-result'
import { expectedErrorOf, messageOfError } from './expected-error'
import type { MessagesByCode } from './messages-by-code'

/**
 * What a form answers to an error that its texts have a sentence for; null for anything else that was thrown, which is
 * a failure to be logged.
 */
export function errorState(error: unknown, texts: MessagesByCode): (FormState & { message: string }) | null {
  const expectedError = expectedErrorOf(error)
  const message = messageOfError(expectedError, texts)
  return message === undefined ? null : { status: 'error', message, retryAfter: expectedError?.retryAfter }
}
