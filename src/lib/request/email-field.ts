import { z } from 'zod'
import { MAX_EMAIL_LENGTH } from '../text/typed/max-email-length'

/** An email typed into a form: trimmed and lower-cased. */
export const emailField = (invalid: string, tooLong: string) =>
  z.string({ error: invalid }).trim().toLowerCase().max(MAX_EMAIL_LENGTH, tooLong).pipe(z.email(invalid))
