import { z } from 'zod'
import { emailField } from '@/lib/request/email-field'
import { DEFAULT_FREQUENCY, FREQUENCIES } from './schema'
import type { AlertFieldCode } from './texts'

const says = (code: AlertFieldCode) => code

/** What the form asks for. */
export const alertSchema = z.object({
  email: emailField(says('email-invalid'), says('too-long')),
  frequency: z.enum(FREQUENCIES).catch(DEFAULT_FREQUENCY),
})
