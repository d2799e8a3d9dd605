import { z } from 'zod'
import { emailField } from '@/lib/request/email-field'
import type { ReminderFieldCode } from './messages'

const says = (code: ReminderFieldCode) => code

/** What the form asks for. */
export const reminderSchema = z.object({
  email: emailField(says('email-invalid'), says('too-long')),
})
