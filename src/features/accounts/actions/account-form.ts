import { secondsUntilMail } from '@/cms/mail/queue-mail'
import { languageOfForm } from '@/lib/language'
import 'server-only'
import type { z } from 'zod'
import { fieldErrorsOf, typedValues } from '@/lib/errors/action-result'
import { mailboxOf } from '@/lib/limits/mailbox'
import { countAttempt, type RateLimitName, tooManyAttempts } from '@/lib/limits/rate-limit'
import { ownPath } from '@/lib/paths/site-paths'
import { intentOnTheWayTo } from '@/lib/pending-intent/intent-cookie'
import { formText } from '@/lib/request/unreadable-form'
import { payloadClient } from '@/server/payload'
import { accountMessages } from '../messages'
import { passwordProblem } from '../sign-in/password'
import type { SignInIntent } from '../view'

/** The rules shared by all account forms. Passwords and tokens are never shown again. */
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
 * Counts a mail to the typed email against the form's limit and the limit of all forms.
 * @throws APIError 429 beyond one of them
 */
export async function countMail(limit: RateLimitName, email: string): Promise<void> {
  const payload = await payloadClient()
  await countAttempt(payload, limit, mailboxOf(email))
  const wait = await secondsUntilMail(payload, email, limit === 'resetPerAccount' ? 'new-password' : 'account')
  if (wait > 0) throw tooManyAttempts(wait)
}

/**
 * Checks a form's fields together with its new password, so that all problems are shown together.
 * @param field the name of the password's field
 * @param about further words that the password must not be made of
 * @returns the checked fields, or an error message per field
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

/** Where the person of a sign-in form was going, if it is a path of this site, and their pending intent. */
export async function intentOf(form: FormData): Promise<SignInIntent> {
  const typed = form.get('next')
  const next = ownPath(typeof typed === 'string' ? typed : null, '') || null
  return { next, pendingIntent: await intentOnTheWayTo(next) }
}
