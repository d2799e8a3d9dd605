import { type PayloadRequest, ValidationError } from 'payload'
import type { z } from 'zod'
import { fieldErrorsOf, type MessagesByCode } from '@/lib/errors/action-result'
import { restErrorMessages } from './rest-error-messages'

/**
 * Validated body of a custom endpoint.
 * @param messages by the schema's codes
 * @throws ValidationError 400 with field errors
 */
export async function bodyOf<T>(req: PayloadRequest, schema: z.ZodType<T>, texts: MessagesByCode): Promise<T> {
  const parsed = schema.safeParse(await req.json?.())
  if (parsed.success) return parsed.data
  const problems = fieldErrorsOf(parsed.error, { ...texts, invalid: restErrorMessages['unreadable-request'] })
  const errors = Object.entries(problems).map(([path, message]) => ({ path, message }))
  throw new ValidationError({ errors, req })
}
