import { secondsUntilMail } from '@/cms/mail/queue-mail'
import { languageOfForm } from '@/lib/language'
import 'server-only'
import type { z } from 'zod'
import { fieldErrorsOf, typedValues } from '@/lib/errors/action-result'
import { ownPath } from '@/lib/language'
import { mailboxOf } from '@/lib/limits/mailbox'
import { countAttempt, type RateLimitName, tooManyAttempts } from '@/lib/limits/rate-limit'
import { intentOnTheWayTo } from '@/lib/pending-intent/intent-cookie'
import { formText } from '@/lib/request/unreadable-form'
import { payloadClient } from '@/server/payload'
import { accountMessages } from '../messages'
import { passwordProblem } from '../sign-in/password'
import type { SignInIntent } from '../view'

/** What every form of an account has in common. Passwords and tokens are never shown again. */
export function accountRules<Limit extends RateLimitName | undefined = undefined>(
  form: FormData,
  what: string,
  limit?: Limit,
) {
  const { fields, common, accountErrorMessages } = accountMessages(languageOfForm(form))
  const leaveOut = ['password', 'newPassword', 'currentPassword', 'token', 'website', 'confirm']
  return { fields, what, limit, leaveOut, failed: common.unexpected, errorMessages: accountErrorMessages }
}

/**
 * Counts one attempt that sends a mail to the address typed: of the form, and of all forms together.
 * @throws APIError 429 when one of the limits is reached
 */
export async function countMail(limit: RateLimitName, email: string): Promise<void> {
  const payload = await payloadClient()
  await countAttempt(payload, limit, mailboxOf(email))
  const wait = await secondsUntilMail(payload, email, limit === 'resetPerAccount' ? 'new-password' : 'account')
  if (wait > 0) throw tooManyAttempts(wait)
}

/**
 * Checks the fields of a form together with the password that it chooses, so that all that is wrong is said at once.
 * @param field the name of the password's field
 * @param about what the password must not be made of, beside what the fields say
 * @returns the checked fields, or the sentence beside each that needs mending
 */
export async function checkedWithPassword<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  field: string,
  about: readonly string[] = [],
): Promise<{ data: z.output<Schema>; fieldErrors?: undefined } | { fieldErrors: Record<string, string> }> {
  const { fields } = accountMessages(languageOfForm(form))
  const values = typedValues(form)
  const parsed = schema.safeParse(values)
  const weak = await passwordProblem(formText(form, field), [...about, values.fullName ?? '', values.email ?? ''])
  if (parsed.success && !weak) return { data: parsed.data }
  return {
    fieldErrors: {
      ...(parsed.success ? {} : fieldErrorsOf(parsed.error, fields)),
      ...(weak ? { [field]: fields[weak] } : {}),
    },
  }
}

/**
 * What somebody is about who fills in a form of the door: the way they came by, if it is ours, and their pending
 * intent.
 */
export async function intentOf(form: FormData): Promise<SignInIntent> {
  const typed = form.get('next')
  const next = ownPath(typeof typed === 'string' ? typed : null, '') || null
  return { next, pendingIntent: await intentOnTheWayTo(next) }
}
