import type { AfterErrorHook, CollectionAfterErrorHook } from 'payload'
import { type MessagesByCode, messageOfCode } from '@/lib/errors/action-result'
import { expectedErrorOf } from '@/lib/errors/expected-error'
import { isRecord } from '@/lib/is-record'
import { isSentAlready } from '@/lib/spam/submission-key'
import { isTooCostly } from '../database/visitor-pool'
import { isUnreadable, isUnwritten } from '../foreign-errors'
import { rejectedBody } from '../rest/rest-error-messages'

const CONFLICT = 409
const TOO_MANY_REQUESTS = 429
const BAD_REQUEST = 400
const UNAVAILABLE = 503

/**
 * Returns readable errors with their message and fields over REST. Payload recognises its own errors by class and name,
 * which a production build lacks, so the message would be lost.
 */
export const localizeErrors: AfterErrorHook = ({ error, context, req, result }) => {
  if (context?.isLocalized) return
  if (isTooCostly(error)) return { status: TOO_MANY_REQUESTS, response: rejectedBody('too-costly') }
  if (isUnreadable(error)) return { status: BAD_REQUEST, response: rejectedBody('unreadable-request') }
  // Their key is the server's own, so it is named to no one.
  if (isSentAlready(error)) return { status: CONFLICT, response: rejectedBody('already-sent') }
  if (isUnwritten(error, context)) return { status: UNAVAILABLE, response: rejectedBody('file-not-written') }
  const expectedError = expectedErrorOf(error)
  if (!result || !expectedError?.isPublic) return
  if (expectedError.retryAfter) req.responseHeaders = new Headers({ 'Retry-After': `${expectedError.retryAfter}` })
  const data = 'data' in error && isRecord(error.data) ? { data: error.data } : {}
  return { response: { ...result, errors: [{ ...data, message: error.message }] } }
}

/** Maps a violation of a multi-column unique index to the collection's own error. */
export const reportDuplicate =
  <Messages extends MessagesByCode>(messages: Messages, code: keyof Messages & string): CollectionAfterErrorHook =>
  ({ error, context }) => {
    const isDuplicate = expectedErrorOf(error)?.fields.some((field) => field.includes(','))
    if (!isDuplicate) return
    context.isLocalized = true
    return { status: CONFLICT, response: { errors: [{ message: messageOfCode(messages, code), data: { code } }] } }
  }
