import { z } from 'zod'
import { DEFAULT_FREQUENCY, FREQUENCIES } from './schema'
import type { AlertFieldCode } from './texts'

const says = (code: AlertFieldCode) => code
const LONGEST_EMAIL = 254

/** What the form asks for. */
export const alertSchema = z.object({
  email: z
    .string({ error: says('email-invalid') })
    .trim()
    .toLowerCase()
    .max(LONGEST_EMAIL, says('too-long'))
    .pipe(z.email(says('email-invalid'))),
  frequency: z.enum(FREQUENCIES).catch(DEFAULT_FREQUENCY),
})
