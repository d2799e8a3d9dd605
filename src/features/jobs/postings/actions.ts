'use server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { z } from 'zod'
import { pathsIn } from '@/lib/addresses/paths'
import { countAttempt } from '@/lib/limits/rate-limit'
import { limitRefusals } from '@/lib/limits/too-many'
import { type FormState, fieldErrorsOf, typedValues } from '@/lib/refusals/action-result'
import { fieldsRefused } from '@/lib/refusals/fields-refused'
import { refusedState } from '@/lib/refusals/refused-state'
import { clientAddress } from '@/lib/request/client-address'
import { ageOfFormToken } from '@/lib/spam/form-token'
import { isSentAlready } from '@/lib/spam/submission-key'
import { type Language, languageOfForm } from '@/lib/text/language'
import { logFailure } from '@/server/log-failure'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { changeSchema, linksSchema, postingSchema, renewSchema } from './form-schema'
import { changePosting, closePosting, confirmPosting, renewPosting, sendLinks } from './operations/own-acts'
import { sendIn } from './operations/send-in'
import { FORM_MARKS } from './schema'
import { postingRefusals, postingTexts } from './texts'

const refusals = (language: Language) => ({ ...limitRefusals(language), ...postingRefusals(language) })
const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 200) : ''
}

/** What a form says with its fields in order; what is wrong with them otherwise. */
function checked<Schema extends z.ZodType>(
  language: Language,
  schema: Schema,
  form: FormData,
): { data: z.output<Schema> } | { state: FormState } {
  const values = typedValues(form, Object.values(FORM_MARKS))
  const parsed = schema.safeParse(values)
  if (parsed.success) return { data: parsed.data }
  return { state: fieldsRefused(language, fieldErrorsOf(parsed.error, postingTexts(language).errors), values) }
}

/** What is answered to something that was thrown: a refusal in its words, a failure in ours. */
async function failed(
  language: Language,
  error: unknown,
  form: FormData,
  what: string,
  said: string,
): Promise<FormState> {
  const values = typedValues(form, Object.values(FORM_MARKS))
  const refused = refusedState(error, refusals(language))
  if (refused) return { ...refused, values }
  await logFailure(what, error)
  return { status: 'error', message: said, values }
}

/** Takes a vacancy that a hospital sends in. Sent twice, it is stored once and counts as sent. */
export async function sendVacancy(_previous: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  const texts = postingTexts(language)
  const answer = checked(language, postingSchema, form)
  if ('state' in answer) return answer.state
  try {
    await sendIn(await payloadClient(), answer.data, {
      language,
      headers: new Headers(await headers()),
      senderAccount: (await sessionUser())?.id,
      signs: {
        honeypotFilled: Boolean(textOf(form, FORM_MARKS.honeypot)),
        fillSeconds: ageOfFormToken(textOf(form, FORM_MARKS.formToken) || undefined),
      },
    })
  } catch (error) {
    if (!isSentAlready(error)) return failed(language, error, form, 'taking a vacancy', texts.failed)
  }
  return { status: 'success', message: texts.sent.text(answer.data.email) }
}

/** Does something with the vacancy of the form's link and leads back to its page, which says what was done. */
async function withLink(
  form: FormData,
  done: 'confirmed' | 'changed' | 'renewed' | 'closed',
  work: (link: string) => Promise<void>,
): Promise<FormState> {
  const language = languageOfForm(form)
  const link = textOf(form, FORM_MARKS.link)
  try {
    const payload = await payloadClient()
    await countAttempt(payload, 'postingLinkPerAddress', await clientAddress())
    await work(link)
  } catch (error) {
    return failed(language, error, form, 'changing a vacancy that was sent in', postingTexts(language).own.failed)
  }
  redirect(pathsIn(language).ownVacancy(link, done))
}

/** Proves the mailbox of a vacancy. */
export async function confirmVacancy(_previous: FormState, form: FormData): Promise<FormState> {
  return withLink(form, 'confirmed', async (link) => confirmPosting(await payloadClient(), link))
}

/** Changes a vacancy of the form's link; it waits for the team again. */
export async function changeVacancy(_previous: FormState, form: FormData): Promise<FormState> {
  const answer = checked(languageOfForm(form), changeSchema, form)
  if ('state' in answer) return answer.state
  return withLink(form, 'changed', async (link) => changePosting(await payloadClient(), link, answer.data))
}

/** Asks for a later last day. */
export async function renewVacancy(_previous: FormState, form: FormData): Promise<FormState> {
  const answer = checked(languageOfForm(form), renewSchema, form)
  if ('state' in answer) return answer.state
  return withLink(form, 'renewed', async (link) => renewPosting(await payloadClient(), link, answer.data.deadline))
}

/** Takes a vacancy off the site. */
export async function closeVacancy(_previous: FormState, form: FormData): Promise<FormState> {
  return withLink(form, 'closed', async (link) => closePosting(await payloadClient(), link))
}

/** Sends the links of a mailbox to it; the answer is the same whether there are any. */
export async function sendVacancyLinks(_previous: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  const answer = checked(language, linksSchema, form)
  if ('state' in answer) return answer.state
  try {
    const payload = await payloadClient()
    await countAttempt(payload, 'postingPerAddress', await clientAddress())
    await sendLinks(payload, answer.data.email, language)
  } catch (error) {
    return failed(language, error, form, 'sending the links of vacancies', postingTexts(language).failed)
  }
  return { status: 'success', message: postingTexts(language).links.sent }
}
