import type { FormState } from './action-result'
import { refusalOf, refusalText } from './refusal'
import type { TextsByCode } from './texts-by-code'

/**
 * What a form answers to a refusal that its texts have a sentence for; null for anything else that was thrown, which is
 * a failure to be logged.
 */
export function refusedState(error: unknown, texts: TextsByCode): (FormState & { message: string }) | null {
  const refusal = refusalOf(error)
  const message = refusalText(refusal, texts)
  return message === undefined ? null : { status: 'error', message, retryAfter: refusal?.retryAfter }
}
