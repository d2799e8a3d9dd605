'use server'

import { headers } from 'next/headers'
import type { FormState } from '@/lib/errors/action-result'
import { languageOfForm } from '@/lib/language'
import { isSentAlready } from '@/lib/spam/submission-key'
import { checkedFormAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { correctionErrorMessages, correctionMessages } from './messages'
import { type CheckedCorrection, correctionSchema, FORM_MARKS } from './schema'

/** Accepts a correction: validates and writes it; the collection applies limits. Invalid forms do not count. */
export async function sendCorrection(_previous: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  const { errors, failed, success } = correctionMessages(language)
  const rules = {
    schema: correctionSchema,
    fields: errors,
    leaveOut: Object.values(FORM_MARKS),
    what: 'storing a correction',
    failed,
    errorMessages: correctionErrorMessages(language),
  }
  return checkedFormAction(form, rules, async ({ data }): Promise<FormState> => {
    await store(data, form).catch((error) => {
      // A duplicate submit is stored once and succeeds.
      if (!isSentAlready(error)) throw error
    })
    return { status: 'success', title: success.title, message: data.email ? success.answered : success.unanswered }
  })
}

async function store(checked: CheckedCorrection, form: FormData): Promise<void> {
  const payload = await payloadClient()
  const page = form.get(FORM_MARKS.page)
  const user = await sessionUser()
  const sender = user?.role === 'applicant' ? user.id : undefined
  await payload.create({
    collection: 'corrections',
    data: {
      ...checked,
      page: typeof page === 'string' ? page : '',
      consent: true,
      language: languageOfForm(form),
      status: 'new',
    },
    context: { correctionHoneypotFilled: Boolean(form.get(FORM_MARKS.honeypot)), senderAccount: sender },
    depth: 0,
    // Not on anyone's behalf: anyone may send one, and no sender may read or change it afterwards.
    overrideAccess: false,
    req: { headers: new Headers(await headers()) },
  })
}
