import { z } from 'zod'
import { emailField } from '@/lib/request/email-field'
import { alertSearch } from './alert-rule'
import { type AlertFieldCode, alertErrorMessages, alertMessages } from './messages'
import { ALERT_MARKS, DEFAULT_FREQUENCY, FREQUENCIES } from './schema'
import 'server-only'
import type { FormState } from '@/lib/errors/action-result'
import { languageOfForm } from '@/lib/language'
import type { SearchTerm } from '@/lib/search/dictionary'
import { checkedFormAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { setAlert } from './operations/set-alert'

const fieldCode = (code: AlertFieldCode) => code

/** What the form asks for. */
const alertSchema = z.object({
  email: emailField(fieldCode('email-invalid'), fieldCode('too-long')),
  frequency: z.enum(FREQUENCIES).default(DEFAULT_FREQUENCY),
})

/**
 * Sets an alert: immediately for the signed-in person's own email, for any other once its mailbox has confirmed. The
 * response does not reveal whether the email already has alerts.
 */
export async function alertOfForm(form: FormData, terms: readonly SearchTerm[]): Promise<FormState> {
  const language = languageOfForm(form)
  const { offer, errors } = alertMessages(language)
  const rules = {
    schema: alertSchema,
    fields: errors,
    leaveOut: Object.values(ALERT_MARKS),
    mend: () => offer.mend,
    limit: 'subscribePerIp',
    what: 'setting an alert',
    failed: offer.failed,
    errorMessages: alertErrorMessages(language),
  } as const
  return checkedFormAction(form, rules, async ({ data }): Promise<FormState> => {
    const waiting = { status: 'success', title: offer.waitingTitle, message: offer.waiting } as const
    // A bot gets the same answer as a person.
    if (form.get(ALERT_MARKS.honeypot)) return waiting
    const params = Object.fromEntries(new URLSearchParams(String(form.get(ALERT_MARKS.search) ?? '')))
    const alertRequest = { ...data, search: alertSearch(params), language, user: await sessionUser() }
    const outcome = await setAlert(await payloadClient(), alertRequest, terms)
    return outcome === 'active' ? { status: 'success', message: offer.active } : waiting
  })
}
