import { APIError } from 'payload'
import { isRecord } from '../is-record'
import { type ErrorFacts, type MessagesByCode, messageOfCode } from './action-result'

/** A rejection by Payload or one of our hooks: feedback for the person, not a failure of the system. */
export interface ExpectedError extends ErrorFacts {
  /** Error code, to tell errors apart and find their message; null for Payload's own errors. */
  code: string | null
  status: number
  /** Whether the person who made the request may see it. */
  isPublic: boolean
  /** Invalid fields, by their name in the database or the collection. */
  fields: string[]
}

/**
 * Reads an expected error from whatever was thrown; null for anything else. Duck-typed, because a production build
 * contains Payload's classes more than once and minifies their names, so `instanceof` and `name` do not work.
 */
export function expectedErrorOf(error: unknown): ExpectedError | null {
  if (!(error instanceof Error) || !('isOperational' in error) || !('status' in error)) return null
  if (typeof error.status !== 'number') return null
  const data = 'data' in error && isRecord(error.data) ? error.data : {}
  return {
    code: typeof data.code === 'string' ? data.code : null,
    status: error.status,
    isPublic: 'isPublic' in error && error.isPublic === true,
    fields: fieldsOf(data.errors),
    ...(typeof data.retryAfter === 'number' ? { retryAfter: data.retryAfter } : {}),
    ...(typeof data.max === 'number' ? { max: data.max } : {}),
  }
}

/** Message of an error; undefined if it has no code, or these messages lack it. */
export const messageOfError = (expectedError: ExpectedError | null, texts: MessagesByCode): string | undefined =>
  expectedError?.isPublic && expectedError.code ? messageOfCode(texts, expectedError.code, expectedError) : undefined

const fieldsOf = (errors: unknown): string[] =>
  Array.isArray(errors)
    ? errors.flatMap((entry) => (isRecord(entry) && 'path' in entry ? [String(entry.path)] : []))
    : []

/**
 * An error of ours, identified by its code; REST and the studio show the code's message.
 * @param messages by code, in the language of the studio
 * @param status HTTP status
 * @param facts values the message includes
 */
export const apiError = <Messages extends MessagesByCode>(
  messages: Messages,
  code: keyof Messages & string,
  status = 400,
  facts: ErrorFacts = {},
): APIError => new APIError(messageOfCode(messages, code, facts) ?? code, status, { code, ...facts }, true)
