'use server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { z } from 'zod'
import type { FormState } from '@/lib/errors/action-result'
import { languageOfForm, pathsIn } from '@/lib/language'
import { formText } from '@/lib/request/unreadable-form'
import { ageOfFormToken } from '@/lib/spam/form-token'
import { isSentAlready } from '@/lib/spam/submission-key'
import { checkedFormAction, formAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { changeSchema, linksSchema, postingSchema, renewSchema } from './form-schema'
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

const MOST_LETTERS = 200
const textOf = (form: FormData, name: string) => formText(form, name, MOST_LETTERS)

/** What every form of a hospital's vacancy has in common. */
function rulesOf(form: FormData) {
  const language = languageOfForm(form)
  const { errors, failed } = postingMessages(language)
  return { fields: errors, leaveOut: Object.values(FORM_MARKS), failed, errorMessages: postingErrorMessages(language) }
}

/** Takes a vacancy that a hospital sends in. Sent twice, it is stored once and counts as sent. */
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

type Done = 'confirmed' | 'changed' | 'renewed' | 'closed'

/** How a form answers that changes the vacancy of its link: refused in words, else back to the vacancy's own page. */
const linkRulesOf = (form: FormData) =>
  ({
    ...rulesOf(form),
    limit: 'postingLinkPerIp',
    what: 'changing a vacancy that was sent in',
    failed: postingMessages(languageOfForm(form)).own.failed,
  }) as const

/** Leads to the vacancy's own page, which says what was done. */
const leadBack = (form: FormData, done: Done): never =>
  redirect(pathsIn(languageOfForm(form)).ownVacancy(textOf(form, FORM_MARKS.link), done))

/** Does something with the vacancy of the form's link. */
const withLink = (form: FormData, done: Done, work: (link: string) => Promise<void>): Promise<FormState> =>
  formAction(form, linkRulesOf(form), async () => {
    await work(textOf(form, FORM_MARKS.link))
    return leadBack(form, done)
  })

/** The same with fields that are checked first. */
const withLinkAndFields = <Schema extends z.ZodType>(
  form: FormData,
  done: Done,
  schema: Schema,
  work: (link: string, data: z.output<Schema>) => Promise<void>,
): Promise<FormState> =>
  checkedFormAction(form, { ...linkRulesOf(form), schema }, async ({ data }) => {
    await work(textOf(form, FORM_MARKS.link), data)
    return leadBack(form, done)
  })

/** Proves the mailbox of a vacancy. */
export async function confirmVacancy(_previous: FormState, form: FormData): Promise<FormState> {
  return withLink(form, 'confirmed', async (link) => confirmPosting(await payloadClient(), link))
}

/** Changes a vacancy of the form's link; it waits for the team again. */
export async function changeVacancy(_previous: FormState, form: FormData): Promise<FormState> {
  return withLinkAndFields(form, 'changed', changeSchema, async (link, data) =>
    changePosting(await payloadClient(), link, data),
  )
}

/** Asks for a later last day. */
export async function renewVacancy(_previous: FormState, form: FormData): Promise<FormState> {
  return withLinkAndFields(form, 'renewed', renewSchema, async (link, data) =>
    renewPosting(await payloadClient(), link, data.deadline),
  )
}

/** Takes a vacancy off the site. */
export async function closeVacancy(_previous: FormState, form: FormData): Promise<FormState> {
  return withLink(form, 'closed', async (link) => closePosting(await payloadClient(), link))
}

/** Sends the links of a mailbox to it; the answer is the same whether there are any. */
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
