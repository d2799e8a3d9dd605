'use server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { visibleRecordAt } from '@/cms/hooks/slugs'
import type { FormState } from '@/lib/errors/action-result'
import { type Language, languageOfForm } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { formText } from '@/lib/request/unreadable-form'
import { ageOfFormToken } from '@/lib/spam/form-token'
import { isSentAlready } from '@/lib/spam/submission-key'
import { isSlug } from '@/lib/text/normal-forms/slug'
import { checkedFormAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { type CheckedEnquiry, formSchemas } from './form-schemas'
import type { EnquiryFormSigns } from './hooks/stamp-enquiry'
import { enquiryMessages } from './messages'
import { answerPromise, officeOf, promiseText } from './operations/office'
import { COUNSELLING_SUBJECT, type EnquiryFormName, FORM_MARKS, MAX_COMPARED_COLLEGES, MAX_LENGTH } from './schema'
import { sourceOf } from './source'

export interface EnquiryState extends FormState {
  /** When to expect an answer, after success. */
  promise?: string
}

export async function sendContact(_before: EnquiryState, form: FormData): Promise<EnquiryState> {
  return send('contact', form)
}

export async function sendAdmission(_before: EnquiryState, form: FormData): Promise<EnquiryState> {
  return send('admission', form)
}

export async function sendCounselling(_before: EnquiryState, form: FormData): Promise<EnquiryState> {
  return send('counselling', form)
}

export async function sendCounsellingPopup(_before: EnquiryState, form: FormData): Promise<EnquiryState> {
  return send('counselling-popup', form)
}

/** Checks and stores an enquiry; the collection counts it against the limits, so that a failed check does not count. */
async function send(name: EnquiryFormName, form: FormData): Promise<EnquiryState> {
  const messages = enquiryMessages(languageOfForm(form))
  const rules = {
    schema: formSchemas[name],
    fields: messages.errors,
    leaveOut: Object.values(FORM_MARKS),
    what: `storing the ${name} form`,
    failed: messages.failed[name],
  }
  return checkedFormAction(form, rules, async ({ data, language }) => {
    await store(name, data, form).catch((error) => {
      // A duplicate submit is stored once and succeeds.
      if (!isSentAlready(error)) throw error
    })
    // Without script it redirects to a page, so that reloading does not send again.
    if (!textOf(form, FORM_MARKS.key, 64)) redirect(pathsIn(language).enquirySent(name))
    return { status: 'success' as const, message: messages.success[name].title, promise: await promiseNow(language) }
  })
}

/** When an enquiry sent now will be answered. */
async function promiseNow(language: Language): Promise<string> {
  const { lines } = await officeOf(await payloadClient())
  return promiseText(language, enquiryMessages(language).promise, answerPromise(lines, new Date()))
}

async function store(name: EnquiryFormName, checked: CheckedEnquiry, form: FormData): Promise<void> {
  const payload = await payloadClient()
  const requestHeaders = new Headers(await headers())
  const signs: EnquiryFormSigns = {
    formKey: textOf(form, FORM_MARKS.key, 64),
    honeypotFilled: Boolean(textOf(form, FORM_MARKS.honeypot, 200)),
    fillSeconds: ageOfFormToken(textOf(form, FORM_MARKS.token, 200)),
  }
  const sender = await senderAccount()
  const isCounselling = name === 'counselling' || name === 'counselling-popup'
  await payload.create({
    collection: 'enquiries',
    data: {
      ...checked,
      // Adults give no parent's contact.
      guardianContact: checked.writesAs === 'minor' ? checked.guardianContact : undefined,
      ...(isCounselling ? { subject: COUNSELLING_SUBJECT } : {}),
      kind: isCounselling ? 'counselling' : name,
      status: 'new',
      state: textOf(form, 'state', MAX_LENGTH.state),
      college: (await collegesOf(textOf(form, 'college', 120)))[0],
      colleges: await collegesOf(textOf(form, 'compared', 600)),
      consent: true,
      language: languageOfForm(form),
      ...sourceOf(requestHeaders.get('referer')),
    },
    context: { enquirySigns: signs, senderAccount: sender },
    depth: 0,
    // Without a user: anyone may send an enquiry, and no sender may read or change it afterwards.
    overrideAccess: false,
    req: { headers: requestHeaders },
  })
}

/** The signed-in applicant's account; staff fill in the forms for others. */
async function senderAccount(): Promise<string | undefined> {
  const user = await sessionUser()
  return user?.role === 'applicant' ? user.id : undefined
}

/** Ids of the colleges that the form was opened for, in the order of their comma-separated slugs, without unpublished ones. */
async function collegesOf(list: string | undefined): Promise<string[]> {
  const slugs = (list?.split(',') ?? []).filter(isSlug).slice(0, MAX_COMPARED_COLLEGES)
  const payload = await payloadClient()
  const found = await Promise.all(slugs.map((slug) => visibleRecordAt(payload, 'colleges', slug)))
  return found.flatMap((id) => id ?? [])
}

const textOf = (form: FormData, field: string, max: number): string | undefined =>
  formText(form, field).trim().slice(0, max) || undefined
