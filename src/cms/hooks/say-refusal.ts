import type { AfterErrorHook } from 'payload'
import { refusalOf } from '@/lib/refusal'

/**
 * Answers over REST with the sentence, and the fields, of a refusal that is written for the person who asked. Payload
 * tells its own errors by class and by name; a production build has neither, so the sentence would be lost.
 */
export const sayRefusal: AfterErrorHook = ({ error, result }) => {
  const refusal = refusalOf(error)
  if (!result || !refusal?.isPublic) return
  const data = 'data' in error && isRecord(error.data) ? { data: error.data } : {}
  return { response: { ...result, errors: [{ ...data, message: refusal.message }] } }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
