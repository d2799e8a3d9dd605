import { z } from 'zod'
import { emailField } from '@/lib/request/email-field'
import type { AlertFieldCode } from './messages'
import { DEFAULT_FREQUENCY, FREQUENCIES } from './schema'

const says = (code: AlertFieldCode) => code

/** What the form asks for. */
export const alertSchema = z.object({
  email: emailField(says('email-invalid'), says('too-long')),
  frequency: z.enum(FREQUENCIES).catch(DEFAULT_FREQUENCY),
})
