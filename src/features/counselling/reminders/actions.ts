'use server'

import { z } from 'zod'
import { WRITERS } from '@/cms/personal/guardian/guardian'
import type { FormState } from '@/lib/errors/action-result'
import { fieldErrorState } from '@/lib/errors/field-error-state'
import { languageOfForm } from '@/lib/language'
import { emailField } from '@/lib/request/email-field'
import { checkedFormAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { type ReminderFieldCode, reminderErrorMessages, reminderMessages } from './messages'
import { setReminder } from './operations/set-reminder'
import { REMINDER_MARKS } from './schema'

const fieldCode = (code: ReminderFieldCode) => code

const reminderSchema = z.object({
  email: emailField(fieldCode('email-invalid'), fieldCode('too-long')),
  writesAs: z.enum(WRITERS).default('adult'),
})

/** Requests reminders of an authority's dates. Responds the same whether or not the email is subscribed. */
export async function askForReminder(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  const messages = reminderMessages(language)
  const rules = {
    schema: reminderSchema,
    fields: messages.errors,
    leaveOut: Object.values(REMINDER_MARKS),
    mend: () => messages.mend,
    limit: 'subscribePerIp',
    what: 'asking for a reminder',
    failed: messages.failed,
    errorMessages: reminderErrorMessages(language),
  } as const
  return checkedFormAction(form, rules, async ({ data: { writesAs, ...data }, values }): Promise<FormState> => {
    const waiting = { status: 'success', title: messages.waitingTitle, message: messages.waiting } as const
    // Bots get the same response as people.
    if (form.get(REMINDER_MARKS.honeypot)) return waiting
    const user = await sessionUser()
    // An account may have a parent's consent; minors without an account are not mailed.
    if (writesAs === 'minor' && user?.writesAs !== 'minor')
      return fieldErrorState(language, { writesAs: messages.errors['ask-a-parent'] }, values)
    const authority = String(form.get(REMINDER_MARKS.authority) ?? '')
    const outcome = await setReminder(await payloadClient(), { ...data, authority, language, user })
    return outcome === 'active' ? { status: 'success', message: messages.active } : waiting
  })
}
