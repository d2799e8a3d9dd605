import { z } from 'zod'

/** The longest address that mail servers take (RFC 5321). */
export const LONGEST_EMAIL = 254

/** An e-mail address as somebody types it into a form: trimmed and in lower case. */
export const emailField = (invalid: string, tooLong: string) =>
  z.string({ error: invalid }).trim().toLowerCase().max(LONGEST_EMAIL, tooLong).pipe(z.email(invalid))
