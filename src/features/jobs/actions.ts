'use server'
import { headers } from 'next/headers'
import { type FormState, fieldErrorsOf, typedValues } from '@/lib/action-result'
import { TOO_MANY_REQUESTS } from '@/lib/limits/too-many'
import { logFailure } from '@/lib/log-failure'
import { payloadClient } from '@/lib/payload'
import { isRecordId } from '@/lib/record-id'
import { type Refusal, refusalOf } from '@/lib/refusal'
import { sessionUser } from '@/lib/session'
import type { JobApplication, User } from '@/payload-types'
import { applicationTexts } from './application-texts'
import { applicationSchema } from './apply-schema'
import { applyTexts } from './apply-texts'
import { type SubmitOutcome, submitApplication } from './operations/submit-application'
import { applicantStanding } from './queries'
import { jobTexts } from './texts'

/** What the apply form needs to know of a person before it is shown. */
export interface ApplicantStanding {
  stage: JobApplication['status'] | null
  resumeName: string | null
}

const CONFLICT = 409

const REFUSALS: Record<Exclude<SubmitOutcome, 'applied'> | 'failed', string> = {
  'already-applied': applyTexts.alreadyApplied,
  'not-open': jobTexts.notOpen,
  'bad-resume': applyTexts.failed,
  failed: applyTexts.failedToSubmit,
}

/** Where the signed-in person stands with a vacancy; null for visitors. */
export async function readStanding(jobId: string): Promise<ApplicantStanding | null> {
  const user = await sessionUser()
  return user && isRecordId(jobId) ? applicantStanding(user.id, jobId) : null
}

/** Applies for a vacancy in the name of who is signed in. */
export async function applyForJob(_before: FormState, form: FormData): Promise<FormState> {
  const values = typedValues(form, ['job'])
  const refuse = (message: string, more: Partial<FormState> = {}): FormState => ({
    status: 'error',
    message,
    values,
    ...more,
  })
  try {
    const parsed = applicationSchema.safeParse(Object.fromEntries(form))
    if (!parsed.success) {
      const fieldErrors = fieldErrorsOf(parsed.error)
      return refuse(fieldErrors.job ? jobTexts.notOpen : applyTexts.failed, { fieldErrors })
    }
    const user = await sessionUser()
    if (!user) return refuse(applyTexts.notSignedIn)
    const { job, coverNote, storedResume, resume } = parsed.data
    const newResume = resume && { bytes: Buffer.from(await resume.arrayBuffer()), name: resume.name }
    const outcome = await submitted(user, { jobId: job, coverNote, useStored: storedResume, newResume })
    if (outcome === 'applied') return { status: 'success', message: applyTexts.successToast }
    return refuse(
      REFUSALS[outcome],
      outcome === 'bad-resume' ? { fieldErrors: { resume: applyTexts.resumeNotPdf } } : {},
    )
  } catch (error) {
    const refusal = refusalOf(error)
    if (isForApplicant(refusal)) return refuse(refusal.message, { retryAfter: refusal.retryAfter })
    await logFailure('reading an application', error)
    return refuse(applyTexts.failed)
  }
}

/** A limit was reached, or too many CVs are kept: the refusal itself says what to do. */
const isForApplicant = (refusal: Refusal | null): refusal is Refusal =>
  refusal?.isPublic === true && (refusal.status === TOO_MANY_REQUESTS || refusal.status === CONFLICT)

async function submitted(
  user: User,
  entry: Parameters<typeof submitApplication>[2],
): Promise<SubmitOutcome | 'failed'> {
  try {
    return await submitApplication(await payloadClient(), user, entry, new Headers(await headers()))
  } catch (error) {
    if (isForApplicant(refusalOf(error))) throw error
    await logFailure('writing an application', error)
    return 'failed'
  }
}

/** Withdraws an application of who is signed in, until it has ended. */
export async function withdrawApplication(_before: FormState, form: FormData): Promise<FormState> {
  return changeOwn(form, 'withdrawn', applicationTexts.withdrawn, applicationTexts.withdrawFailed)
}

/** Renews an application that who is signed in has withdrawn, while its vacancy is open. */
export async function applyAgain(_before: FormState, form: FormData): Promise<FormState> {
  return changeOwn(form, 'applied', applicationTexts.renewed, applicationTexts.renewFailed)
}

async function changeOwn(form: FormData, status: 'applied' | 'withdrawn', done: string, failed: string) {
  const refuse = (message: string, more: Partial<FormState> = {}): FormState => ({ status: 'error', message, ...more })
  try {
    const user = await sessionUser()
    if (!user) return refuse(applyTexts.notSignedIn)
    const id = form.get('application')
    if (typeof id !== 'string' || !isRecordId(id)) return refuse(applicationTexts.notYours)
    const payload = await payloadClient()
    const req = { headers: new Headers(await headers()) }
    await payload.update({ collection: 'job-applications', id, data: { status }, user, overrideAccess: false, req })
    return { status: 'success', message: done } satisfies FormState
  } catch (error) {
    // What a person may read about a refusal is marked public; somebody else's application is simply not found.
    const refusal = refusalOf(error)
    if (refusal?.status === 403 || refusal?.status === 404) return refuse(applicationTexts.notYours)
    if (refusal?.isPublic) return refuse(refusal.message, { retryAfter: refusal.retryAfter })
    await logFailure('changing an application', error)
    return refuse(failed)
  }
}
