import { z } from 'zod'
import { LONGEST_EMAIL } from '../text/typed/longest-email'

/** An email typed into a form: trimmed and lower-cased. */
export const emailField = (invalid: string, tooLong: string) =>
  z.string({ error: invalid }).trim().toLowerCase().max(LONGEST_EMAIL, tooLong).pipe(z.email(invalid))
