import { z } from 'zod'
import { normalPhone } from './phone'

/**
 * An optional phone number, normalized as stored.
 * @param message for invalid input
 * @returns a schema whose output is null for empty input
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
