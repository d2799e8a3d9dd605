import { z } from 'zod'
import { normalPhone } from './phone'

/**
 * A phone number that may be left out, in the one form in which numbers are kept.
 * @param message what is said of text that is no number
 * @returns a schema whose output is null for nothing
 */
export const optionalPhone = (message: string) =>
  z
    .string()
    .trim()
    .optional()
    .transform((typed, context) => {
      if (!typed) return null
      const normal = normalPhone(typed)
      if (normal) return normal
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
