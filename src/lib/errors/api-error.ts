import { APIError } from 'payload'
import { type ErrorFacts, type MessagesByCode, messageOfCode } from './messages-by-code'

/**
 * An error of ours. Its code is what programs go by; the sentence of the code is what REST and the studio show.
 * @param messages the sentences by code, in the language of the studio
 * @param status of the answer over HTTP
 * @param facts what the sentence names
 */
export function apiError<Messages extends MessagesByCode>(
  messages: Messages,
  code: keyof Messages & string,
  status = 400,
  facts: ErrorFacts = {},
): APIError {
  return new APIError(messageOfCode(messages, code, facts) ?? code, status, { code, ...facts }, true)
}
