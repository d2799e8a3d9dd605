import 'server-only'
import { countAttempt } from '@/lib/limits/rate-limit'
import { limitRefusals } from '@/lib/limits/too-many'
import { type FormState, fieldErrorsOf, typedValues } from '@/lib/refusals/action-result'
import { refusedState } from '@/lib/refusals/refused-state'
import { clientAddress } from '@/lib/request/client-address'
import type { SearchTerm } from '@/lib/search/search-term'
import { languageOfForm } from '@/lib/text/language'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { alertSearch } from './alert-search'
import { alertSchema } from './form-schema'
import { setAlert } from './operations/set-alert'
import { ALERT_MARKS } from './schema'
import { alertRefusals, alertTexts } from './texts'

/**
 * Sets an alert: for the account of who asks at once where the address is theirs, for any other address once its
 * mailbox has confirmed it. Answers the same whether the address has alerts already.
 */
export async function alertOfForm(form: FormData, terms: readonly SearchTerm[]): Promise<FormState> {
  const language = languageOfForm(form)
  const { offer, errors } = alertTexts(language)
  const values = typedValues(form, Object.values(ALERT_MARKS))
  const checked = alertSchema.safeParse(values)
  if (!checked.success) {
    return { status: 'error', message: offer.mend, fieldErrors: fieldErrorsOf(checked.error, errors), values }
  }
  // What a program filled in is answered like what a person did.
  if (form.get(ALERT_MARKS.honeypot)) return { status: 'success', message: offer.waiting }
  try {
    const payload = await payloadClient()
    await countAttempt(payload, 'subscribePerAddress', await clientAddress())
    const user = await sessionUser()
    const asked = Object.fromEntries(new URLSearchParams(String(form.get(ALERT_MARKS.search) ?? '')))
    const wanted = { ...checked.data, search: alertSearch(asked), language, user }
    const outcome = await setAlert(payload, wanted, terms)
    return { status: 'success', message: outcome === 'active' ? offer.active : offer.waiting, values: { outcome } }
  } catch (error) {
    const refused = refusedState(error, { ...limitRefusals(language), ...alertRefusals(language) })
    if (refused) return { ...refused, values }
    await logFailure('setting an alert', error)
    return { status: 'error', message: offer.failed, values }
  }
}
