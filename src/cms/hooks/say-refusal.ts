import type { AfterErrorHook, CollectionAfterErrorHook } from 'payload'
import { refusalOf } from '@/lib/refusals/refusal'
import { isTooCostly } from '../database/visitor-pool'
import { isMissingFile, isUnreadable, isUnwritten } from '../rest/unreadable'

export const UNREADABLE_TEXT = 'This request could not be read. Check its values and try again.'
const TOO_COSTLY_TEXT = 'This question takes too long to answer. Ask for less, or again in a moment.'
const CONFLICT = 409
const TOO_MANY_REQUESTS = 429
const NOT_FOUND = 404
const BAD_REQUEST = 400
const UNAVAILABLE = 503

/**
 * Answers over REST with the sentence, and the fields, of a refusal that is written for the person who asked. Payload
 * tells its own errors by class and by name; a production build has neither, so the sentence would be lost.
 */
export const sayRefusal: AfterErrorHook = ({ error, context, req, result }) => {
  if (context?.refusalIsSaid) return
  if (isTooCostly(error)) return { status: TOO_MANY_REQUESTS, response: { errors: [{ message: TOO_COSTLY_TEXT }] } }
  if (isUnreadable(error)) return { status: BAD_REQUEST, response: { errors: [{ message: UNREADABLE_TEXT }] } }
  if (isMissingFile(error)) return { status: NOT_FOUND, response: { errors: [{ message: 'Not found' }] } }
  if (isUnwritten(error, context)) return { status: UNAVAILABLE, response: { errors: [{ message: error.message }] } }
  const refusal = refusalOf(error)
  if (!result || !refusal?.isPublic) return
  if (refusal.retryAfter) req.responseHeaders = new Headers({ 'Retry-After': `${refusal.retryAfter}` })
  const data = 'data' in error && isRecord(error.data) ? { data: error.data } : {}
  return { response: { ...result, errors: [{ ...data, message: refusal.message }] } }
}

/** Answers with a sentence of the collection's own when its unique index over several columns refused a row. */
export const sayDuplicate =
  (message: string): CollectionAfterErrorHook =>
  ({ error, context }) => {
    const isDuplicate = refusalOf(error)?.fields.some((field) => field.includes(','))
    if (!isDuplicate) return
    context.refusalIsSaid = true
    return { status: CONFLICT, response: { errors: [{ message }] } }
  }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
