'use server'
import { countAttempt } from '@/lib/limits/rate-limit'
import { limitRefusals } from '@/lib/limits/too-many'
import { type FormState, fieldErrorsOf, typedValues } from '@/lib/refusals/action-result'
import { refusedState } from '@/lib/refusals/refused-state'
import { clientAddress } from '@/lib/request/client-address'
import { languageOfForm } from '@/lib/text/language'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { reminderSchema } from './form-schema'
import { setReminder } from './operations/set-reminder'
import { REMINDER_MARKS } from './schema'
import { reminderRefusals, reminderTexts } from './texts'

/** Asks to be reminded of an authority's dates. Answers the same whether the address has asked before. */
export async function askForReminder(_before: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  const texts = reminderTexts(language)
  const values = typedValues(form, Object.values(REMINDER_MARKS))
  const checked = reminderSchema.safeParse(values)
  if (!checked.success) {
    return { status: 'error', message: texts.mend, fieldErrors: fieldErrorsOf(checked.error, texts.errors), values }
  }
  // What a program filled in is answered like what a person did.
  if (form.get(REMINDER_MARKS.honeypot)) return { status: 'success', message: texts.waiting }
  try {
    const payload = await payloadClient()
    await countAttempt(payload, 'subscribePerAddress', await clientAddress())
    const user = await sessionUser()
    const authority = String(form.get(REMINDER_MARKS.authority) ?? '')
    const outcome = await setReminder(payload, { ...checked.data, authority, language, user })
    return {
      status: 'success',
      message: outcome === 'active' ? texts.active : texts.waiting,
      values: { outcome },
    }
  } catch (error) {
    const refused = refusedState(error, { ...limitRefusals(language), ...reminderRefusals(language) })
    if (refused) return { ...refused, values }
    await logFailure('asking for a reminder', error)
    return { status: 'error', message: texts.failed, values }
  }
}
