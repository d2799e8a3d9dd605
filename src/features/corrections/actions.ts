'use server'
import { headers } from 'next/headers'
import { limitRefusals } from '@/lib/limits/too-many'
import { type FormState, fieldErrorsOf, typedValues } from '@/lib/refusals/action-result'
import { refusedState } from '@/lib/refusals/refused-state'
import { isSentAlready } from '@/lib/spam/submission-key'
import { languageOfForm } from '@/lib/text/language'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { type CheckedCorrection, correctionSchema } from './form-schema'
import { FORM_MARKS } from './schema'
import { correctionRefusals, correctionTexts } from './texts'

/** Takes one correction: check, write, which the collection limits. A failed check does not count against the limits. */
export async function sendCorrection(_previous: FormState, form: FormData): Promise<FormState> {
  const language = languageOfForm(form)
  const texts = correctionTexts(language)
  const values = typedValues(form, Object.values(FORM_MARKS))
  const checked = correctionSchema.safeParse(values)
  if (!checked.success) {
    const fieldErrors = fieldErrorsOf(checked.error, texts.errors)
    return { status: 'error', message: texts.mend(Object.keys(fieldErrors).length), fieldErrors, values }
  }
  const { answered, unanswered } = texts.success
  const success: FormState = { status: 'success', message: checked.data.email ? answered : unanswered }
  try {
    await store(checked.data, form)
    return success
  } catch (error) {
    // Sent twice, stored once: for the person it has arrived.
    if (isSentAlready(error)) return success
    const refused = refusedState(error, { ...limitRefusals(language), ...correctionRefusals(language) })
    if (refused) return { ...refused, values }
    // Only the error's name: a database error quotes what the person wrote.
    console.error('A correction could not be stored:', error instanceof Error ? error.name : 'unknown error')
    return { status: 'error', message: texts.failed, values }
  }
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
      user: sender,
      status: 'new',
    },
    context: { correctionHoneypotFilled: Boolean(form.get(FORM_MARKS.honeypot)), senderAccount: sender },
    depth: 0,
    // Nobody's own name: anybody may send one, and nobody who sends one may read or change it afterwards.
    overrideAccess: false,
    req: { headers: new Headers(await headers()) },
  })
}
