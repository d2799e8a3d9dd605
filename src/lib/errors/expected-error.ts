import { APIError } from 'payload'
import { type ErrorFacts, type MessagesByCode, messageOfCode } from './action-result'

/** What Payload, or a hook of ours, refused: an answer to the person, not a failure of the machine. */
export interface ExpectedError extends ErrorFacts {
  /** What was refused, for whoever has to tell errors apart or say them; null when it is an error of Payload's own. */
  code: string | null
  status: number
  /** Whether it may be told to the person who asked. */
  isPublic: boolean
  /** Fields that a validation names, as the database or the collection spells them. */
  fields: string[]
}

/**
 * Reads an error from whatever was thrown; null for anything else. By shape, because a production build holds
 * Payload's classes more than once and shortens their names: `instanceof` and `name` say nothing there.
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
    ...(typeof data.most === 'number' ? { most: data.most } : {}),
  }
}

/** The sentence of an error; undefined when these texts do not know its code, or it has none. */
export const messageOfError = (expectedError: ExpectedError | null, texts: MessagesByCode): string | undefined =>
  expectedError?.isPublic && expectedError.code ? messageOfCode(texts, expectedError.code, expectedError) : undefined

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const fieldsOf = (errors: unknown): string[] =>
  Array.isArray(errors)
    ? errors.flatMap((entry) => (isRecord(entry) && 'path' in entry ? [String(entry.path)] : []))
    : []

/**
 * An error of ours. Its code is what programs go by; the sentence of the code is what REST and the studio show.
 * @param messages the sentences by code, in the language of the studio
 * @param status of the answer over HTTP
 * @param facts what the sentence names
 */
export const apiError = <Messages extends MessagesByCode>(
  messages: Messages,
  code: keyof Messages & string,
  status = 400,
  facts: ErrorFacts = {},
): APIError => new APIError(messageOfCode(messages, code, facts) ?? code, status, { code, ...facts }, true)
