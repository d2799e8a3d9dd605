import { type PayloadRequest, ValidationError } from 'payload'
import type { z } from 'zod'
import { fieldErrorsOf, type MessagesByCode } from '@/lib/errors/action-result'
import { restErrorMessages } from './rest-error-messages'

/**
 * The body of a call to an endpoint of ours.
 * @param messages the sentences for the codes of the schema
 * @throws ValidationError 400 with a sentence beside each field that needs mending
 */
export async function bodyOf<T>(req: PayloadRequest, schema: z.ZodType<T>, texts: MessagesByCode): Promise<T> {
  const parsed = schema.safeParse(await req.json?.())
  if (parsed.success) return parsed.data
  const problems = fieldErrorsOf(parsed.error, { ...texts, invalid: restErrorMessages['unreadable-request'] })
  const errors = Object.entries(problems).map(([path, message]) => ({ path, message }))
  throw new ValidationError({ errors, req })
}
