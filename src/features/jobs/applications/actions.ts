'use server'
import { headers } from 'next/headers'
import type { z } from 'zod'
import { mayApply } from '@/cms/access/roles'
import { fileErrorMessages } from '@/cms/uploads/file-error-messages'
import { isRecordId } from '@/lib/database/record-id'
import { type FormState, fieldErrorsOf } from '@/lib/errors/action-result'
import { expectedErrorOf } from '@/lib/errors/expected-error'
import { sessionEnded } from '@/lib/errors/field-error-state'
import { type Language, languageOfForm } from '@/lib/language'
import type { JobApplication } from '@/payload-types'
import { formAction } from '@/server/form-action'
import { payloadClient } from '@/server/payload'
import { sessionUser } from '@/server/session'
import { applicationErrorMessages, jobMessages } from '../messages'
import { applicationMessages } from './application-messages'
import { applyFieldMessages, applyMessages } from './apply-messages'
import { applicationSchema } from './apply-schema'
import { type SentResume, type SubmitOutcome, submitApplication } from './operations/submit-application'
import type { ApplicantStanding } from './queries'
import { applicantStanding } from './queries'

/** The message about a rejected application, and the one beside its CV. */
function actionErrors(language: Language, outcome: Exclude<SubmitOutcome, 'applied'>) {
  const messages = applyMessages(language)
  const fields = applyFieldMessages(language)
  const errorMessages = applicationErrorMessages(language)
  const replies: Record<typeof outcome, { message: string; fieldErrors?: { resume: string } }> = {
    'already-applied': { message: errorMessages['already-applied'] },
    'not-open': { message: errorMessages['vacancy-not-open'] },
    'bad-resume': { message: messages.failed, fieldErrors: { resume: fields['resume-not-pdf'] } },
    'resume-gone': { message: messages.failed, fieldErrors: { resume: fields['resume-gone'] } },
  }
  return replies[outcome]
}

/** The signed-in person's application and CVs for a vacancy; null for visitors. */
export async function readStanding(jobId: string): Promise<ApplicantStanding | null> {
  const user = await sessionUser()
  return user && isRecordId(jobId) ? applicantStanding(user.id, jobId) : null
}

/** Applies for a vacancy as the signed-in person. */
export async function applyForJob(_before: FormState, form: FormData): Promise<FormState> {
  const messages = applyMessages(languageOfForm(form))
  const rules = {
    leaveOut: ['job'],
    what: 'writing an application',
    failed: messages.failedToSubmit,
    errorMessages: fileErrorMessages(languageOfForm(form)),
  }
  return formAction(form, rules, async ({ language, values }): Promise<FormState> => {
    const reject = (message: string, more: Partial<FormState> = {}): FormState => ({
      status: 'error',
      message,
      values,
      ...more,
    })
    const parsed = applicationSchema.safeParse({ ...Object.fromEntries(form), coverNote: values.coverNote })
    if (!parsed.success) {
      const fieldErrors = fieldErrorsOf(parsed.error, applyFieldMessages(language))
      return reject(fieldErrors.job ? jobMessages(language).notOpen : messages.failed, { fieldErrors })
    }
    const user = await sessionUser()
    if (!user) return sessionEnded(language, messages.notSignedIn, values)
    if (!mayApply(user)) return reject(messages.ofStaff)
    const { job, coverNote, keepResume, mayBeSentOn } = parsed.data
    const entry = { jobId: job, coverNote, keepResume, mayBeSentOn, resume: await chosenResume(parsed.data) }
    const outcome = await submitApplication(await payloadClient(), user, entry, new Headers(await headers()))
    if (outcome === 'applied') return { status: 'success', message: messages.successToast }
    const { message, fieldErrors } = actionErrors(language, outcome)
    return reject(message, { fieldErrors })
  })
}

async function chosenResume({ resume, resumeChoice }: z.output<typeof applicationSchema>): Promise<SentResume> {
  if (resume) return { bytes: Buffer.from(await resume.arrayBuffer()), name: resume.name }
  return resumeChoice && resumeChoice !== 'new' ? resumeChoice : 'none'
}

/** Withdraws an application of the signed-in person, until it has ended. */
export async function withdrawApplication(_before: FormState, form: FormData): Promise<FormState> {
  const { withdrawn: done, withdrawFailed: failed } = applicationMessages(languageOfForm(form))
  return changeOwn(form, { status: 'withdrawn' }, { done, failed })
}

/** Undoes a withdrawal of the signed-in person, within its time limit. */
export async function undoWithdrawal(_before: FormState, form: FormData): Promise<FormState> {
  const { undone: done, undoFailed: failed } = applicationMessages(languageOfForm(form))
  return changeOwn(form, { undoesWithdrawal: true }, { done, failed })
}

/** Changes an application as the signed-in person; the collection decides what is allowed. */
async function changeOwn(form: FormData, data: Partial<JobApplication>, replies: Record<'done' | 'failed', string>) {
  const { notSignedIn, notYours } = applicationMessages(languageOfForm(form))
  const errorMessages = applicationErrorMessages(languageOfForm(form))
  const rules = { what: 'changing an application', failed: replies.failed, errorMessages }
  return formAction(form, rules, async ({ language }): Promise<FormState> => {
    const user = await sessionUser()
    if (!user) return sessionEnded(language, notSignedIn)
    const id = form.get('application')
    if (!isRecordId(id)) return { status: 'error', message: notYours }
    try {
      // The limit per network needs the headers.
      const req = { headers: new Headers(await headers()) }
      const own = { collection: 'job-applications', id, depth: 0, overrideAccess: false, user, req } as const
      await (await payloadClient()).update({ ...own, data })
    } catch (error) {
      // Other people's applications are not found.
      const status = expectedErrorOf(error)?.status
      if (status !== 403 && status !== 404) throw error
      return { status: 'error', message: notYours }
    }
    return { status: 'success', message: replies.done }
  })
}
