import type { z } from 'zod'

/**
 * A maximum length as browsers and Payload count it, in UTF-16 units: zod's own counts an emoji once, and so lets through
 * what the record rejects.
 */
export const atMost =
  (maximum: number, message: string) =>
  ({ value, issues }: z.core.ParsePayload<string>): void => {
    if (value.length <= maximum) return
    issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value, message })
  }
