'use server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import type { FormState } from '@/lib/errors/action-result'
import { languageOfForm } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { formText } from '@/lib/request/unreadable-form'
import { ageOfFormToken } from '@/lib/spam/form-token'
import { isSentAlready } from '@/lib/spam/submission-key'
import { checkedFormAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { changedSince, changeSchema, linksSchema, postingSchema, renewSchema } from './form-schema'
import { postingErrorMessages, postingMessages } from './messages'
import {
  changePosting,
  closePosting,
  confirmPosting,
  renewPosting,
  sendLinks,
  submitPosting,
} from './operations/commands'
import { FORM_MARKS } from './schema'

const MAX_LETTERS = 200
const textOf = (form: FormData, name: string) => formText(form, name, MAX_LETTERS)

/** The rules shared by all forms of a hospital's vacancy. */
function rulesOf(form: FormData) {
  const language = languageOfForm(form)
  const { errors, failed } = postingMessages(language)
  return { fields: errors, leaveOut: Object.values(FORM_MARKS), failed, errorMessages: postingErrorMessages(language) }
}

/** Takes a vacancy that a hospital sends in. Sent twice, it is stored once and succeeds both times. */
export async function sendVacancy(_previous: FormState, form: FormData): Promise<FormState> {
  const rules = { ...rulesOf(form), schema: postingSchema, what: 'taking a vacancy' }
  return checkedFormAction(form, rules, async ({ data, language }): Promise<FormState> => {
    const sender = {
      language,
      headers: new Headers(await headers()),
      senderAccount: (await sessionUser())?.id,
      signs: {
        honeypotFilled: Boolean(textOf(form, FORM_MARKS.honeypot)),
        fillSeconds: ageOfFormToken(textOf(form, FORM_MARKS.formToken) || undefined),
      },
    }
    await submitPosting(await payloadClient(), data, sender).catch((error) => {
      if (!isSentAlready(error)) throw error
    })
    const { title, text } = postingMessages(language).sent
    return { status: 'success', title, message: text(data.email) }
  })
}

/** Changes the vacancy of the form's link, and redirects to its page, which says what was done. */
function withLink<Schema extends z.ZodType>(
  form: FormData,
  done: 'confirmed' | 'changed' | 'renewed' | 'closed',
  schema: Schema,
  work: (link: string, data: z.output<Schema>, values: Record<string, string>) => Promise<void>,
): Promise<FormState> {
  const { failed } = postingMessages(languageOfForm(form)).own
  const what = 'changing a vacancy that was sent in'
  const rules = { ...rulesOf(form), schema, limit: 'postingLinkPerIp', what, failed } as const
  return checkedFormAction(form, rules, async ({ data, values, language }) => {
    const link = textOf(form, FORM_MARKS.link)
    await work(link, data, values)
    return redirect(pathsIn(language).ownVacancy(link, done))
  })
}

const NO_FIELDS = z.object({})

export async function confirmVacancy(_previous: FormState, form: FormData): Promise<FormState> {
  return withLink(form, 'confirmed', NO_FIELDS, async (link) => confirmPosting(await payloadClient(), link))
}

/** Changes a vacancy, which then waits for the team again. */
export async function changeVacancy(_previous: FormState, form: FormData): Promise<FormState> {
  return withLink(form, 'changed', changeSchema, async (link, data, values) =>
    changePosting(await payloadClient(), link, changedSince(formText(form, FORM_MARKS.shown), values, data)),
  )
}

/** Requests a later deadline. */
export async function renewVacancy(_previous: FormState, form: FormData): Promise<FormState> {
  return withLink(form, 'renewed', renewSchema, async (link, data) =>
    renewPosting(await payloadClient(), link, data.deadline),
  )
}

/** Takes a vacancy off the site. */
export async function closeVacancy(_previous: FormState, form: FormData): Promise<FormState> {
  return withLink(form, 'closed', NO_FIELDS, async (link) => closePosting(await payloadClient(), link))
}

/** Mails the links of a mailbox to it; the response does not reveal whether there are any. */
export async function sendVacancyLinks(_previous: FormState, form: FormData): Promise<FormState> {
  const rules = {
    ...rulesOf(form),
    schema: linksSchema,
    limit: 'postingPerIp',
    what: 'sending the links of vacancies',
  } as const
  return checkedFormAction(form, rules, async ({ data, language }): Promise<FormState> => {
    await sendLinks(await payloadClient(), data.email, language)
    return { status: 'success', message: postingMessages(language).links.sent }
  })
}
