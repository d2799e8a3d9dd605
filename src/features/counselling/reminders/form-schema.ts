import { z } from 'zod'
import type { ReminderFieldCode } from './texts'

const says = (code: ReminderFieldCode) => code
const LONGEST_EMAIL = 254

/** What the form asks for. */
export const reminderSchema = z.object({
  email: z
    .string({ error: says('email-invalid') })
    .trim()
    .toLowerCase()
    .max(LONGEST_EMAIL, says('too-long'))
    .pipe(z.email(says('email-invalid'))),
})
