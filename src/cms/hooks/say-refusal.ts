import type { AfterErrorHook, CollectionAfterErrorHook } from 'payload'
import { refusalOf } from '@/lib/refusals/refusal'
import { type TextsByCode, textOfCode } from '@/lib/refusals/texts-by-code'
import { isTooCostly } from '../database/visitor-pool'
import { refusedBody } from '../rest/refusals'
import { isUnreadable, isUnwritten } from '../rest/unreadable'

const CONFLICT = 409
const TOO_MANY_REQUESTS = 429
const BAD_REQUEST = 400
const UNAVAILABLE = 503

/**
 * Answers over REST with the sentence, and the fields, of a refusal that is written for the person who asked. Payload
 * tells its own errors by class and by name; a production build has neither, so the sentence would be lost.
 */
export const sayRefusal: AfterErrorHook = ({ error, context, req, result }) => {
  if (context?.refusalIsSaid) return
  if (isTooCostly(error)) return { status: TOO_MANY_REQUESTS, response: refusedBody('too-costly') }
  if (isUnreadable(error)) return { status: BAD_REQUEST, response: refusedBody('unreadable-request') }
  if (isUnwritten(error, context)) return { status: UNAVAILABLE, response: refusedBody('file-not-written') }
  const refusal = refusalOf(error)
  if (!result || !refusal?.isPublic) return
  if (refusal.retryAfter) req.responseHeaders = new Headers({ 'Retry-After': `${refusal.retryAfter}` })
  const data = 'data' in error && isRecord(error.data) ? { data: error.data } : {}
  return { response: { ...result, errors: [{ ...data, message: error.message }] } }
}

/** Answers with a refusal of the collection's own when its unique index over several columns refused a row. */
export const sayDuplicate =
  <Texts extends TextsByCode>(texts: Texts, code: keyof Texts & string): CollectionAfterErrorHook =>
  ({ error, context }) => {
    const isDuplicate = refusalOf(error)?.fields.some((field) => field.includes(','))
    if (!isDuplicate) return
    context.refusalIsSaid = true
    return { status: CONFLICT, response: { errors: [{ message: textOfCode(texts, code), data: { code } }] } }
  }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
