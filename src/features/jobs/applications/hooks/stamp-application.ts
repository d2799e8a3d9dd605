import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { isTrustedWrite } from '@/cms/access/access'
import { isAdmin } from '@/cms/access/roles'
import { consentNow } from '@/cms/personal/consent'
import type { Stage } from '@/features/jobs/schema'
import { applicationRefusals, jobTexts } from '@/features/jobs/texts'
import { isOpen } from '@/features/jobs/vacancies/open-rule'
import { idOf } from '@/lib/database/record-id'
import { refusalError } from '@/lib/refusals/refusal-error'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import type { Job, JobApplication } from '@/payload-types'
import { applyTexts } from '../apply-texts'
import { heldStage } from '../operations/application-queries'
import { canRenew, canWithdraw, stageBeforeWithdrawal } from '../stage-rules'
import { type StageMailContext, stageMailOf } from './send-application-mails'

const CONFLICT = 409

/**
 * What the server alone decides about an application: the snapshot of the vacancy, the time, the stage and its history.
 * An applicant may withdraw, undo that for a while, and renew what they withdrew; administrators move it through the other stages, until its
 * applicant has withdrawn it.
 * @throws APIError 400 when the vacancy is not open, the applicant changes anything else, or the team moves what was
 * withdrawn; 409 when it is applied already or changed meanwhile
 */
export const stampApplication: CollectionBeforeChangeHook<JobApplication> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const at = new Date().toISOString()
  const by = req.user?.email ?? 'server'
  if (operation === 'create' || !originalDoc) {
    const stamp = await applied(req, data, data.job, at)
    return { ...data, ...stamp, history: [{ stage: stamp.status, at, by, ...papersOf(data) }] }
  }

  const stage = await lockedStage(req, originalDoc)
  const moved = (next: Stage, papers = {}) => [...(originalDoc.history ?? []), { stage: next, at, by, ...papers }]
  if (data.undoesWithdrawal) {
    const before = await undoneStage(req, originalDoc)
    return { ...originalDoc, status: before, history: moved(before) }
  }
  // An administrator may have applied too: of their own application they are the applicant, who alone can renew it.
  const isRenewal = stage === 'withdrawn' && data.status === 'applied' && idOf(originalDoc.user) === req.user?.id
  if (!isRenewal && (isAdmin(req.user) || isTrustedWrite(req))) {
    const { stageMails }: StageMailContext = req.context
    // An interview may be given another day: the stage stays, and the applicant is told.
    const isTold = stageMails?.has(originalDoc.id) ?? false
    if (!data.status || (data.status === stage && !isTold)) return data
    if (stage === 'withdrawn') throw refusalError(applicationRefusals(STUDIO_LANGUAGE), 'withdrawn-stays')
    const mail = await stageMailOf(req, { ...originalDoc, ...data })
    const told = mail ? { mailSubject: mail.subject, mailText: mail.text } : {}
    return { ...data, history: moved(data.status, { mailed: mail !== null, ...told }) }
  }
  if (data.status === 'applied' && canRenew(stage)) {
    const renewed = await applied(req, { ...data, user: originalDoc.user }, originalDoc.job, at)
    const { coverNote = originalDoc.coverNote, resume = originalDoc.resume, mayBeSentOn = false } = data
    const history = moved(renewed.status, papersOf({ coverNote, resume }))
    return { ...originalDoc, coverNote, resume, mayBeSentOn, sentOnAt: null, ...renewed, history }
  }
  if (data.status === 'applied') throw refusalError(applicationRefusals(STUDIO_LANGUAGE), 'already-applied', CONFLICT)
  if (data.status !== 'withdrawn') throw refusalError(applicationRefusals(STUDIO_LANGUAGE), 'only-withdraw')
  if (!canWithdraw(stage)) throw refusalError(applicationRefusals(STUDIO_LANGUAGE), 'already-ended')
  return { ...originalDoc, status: 'withdrawn', history: moved('withdrawn') }
}

/** What goes along with an application, for its history; the papers themselves may be deleted later. */
const papersOf = ({ coverNote, resume }: Partial<JobApplication>) => ({
  withResume: Boolean(resume),
  withNote: Boolean(coverNote),
})

/** The stage to which a withdrawn application goes back; refused to everybody but its applicant, and after its time. */
async function undoneStage(req: PayloadRequest, application: JobApplication): Promise<Stage> {
  if (idOf(application.user) !== req.user?.id)
    throw refusalError(applicationRefusals(STUDIO_LANGUAGE), 'withdrawn-stays')
  const before = stageBeforeWithdrawal(application.history ?? [], new Date())
  if (!before) throw refusalError(applicationRefusals(STUDIO_LANGUAGE), 'cannot-undo')
  const job = await readJob(req, idOf(application.job))
  if (!job || !isOpen(job)) throw refusalError(applicationRefusals(STUDIO_LANGUAGE), 'vacancy-not-open')
  return before
}

/** The stamp of a fresh or renewed application; refused when its vacancy is not open or consent is missing. */
async function applied(req: PayloadRequest, data: Partial<JobApplication>, jobId: unknown, at: string) {
  const job = await readJob(req, idOf(jobId))
  if (!job || !isOpen(job)) throw refusalError(applicationRefusals(STUDIO_LANGUAGE), 'vacancy-not-open')
  if (!data.consent && !isTrustedWrite(req)) {
    const errors = [{ path: 'consent', message: applyTexts(STUDIO_LANGUAGE).consentMissing }]
    throw new ValidationError({ collection: 'job-applications', errors, req })
  }
  await refuseForeignResume(req, data)
  return {
    ...(data.consent ? await consentNow(req) : {}),
    jobTitle: job.title,
    companyName: job.institution || jobTexts(STUDIO_LANGUAGE).confidentialInstitution,
    isSample: job.isDemo ?? false,
    appliedAt: at,
    status: 'applied' as const,
  }
}

/**
 * The stage as the database has it now, with the row locked until this change is committed, so that two changes at
 * once cannot both build on the same stage.
 */
async function lockedStage(req: PayloadRequest, original: JobApplication): Promise<Stage> {
  const stage = (await heldStage(req, original.id)) ?? original.status
  if (stage !== original.status) throw refusalError(applicationRefusals(STUDIO_LANGUAGE), 'changed-meanwhile', CONFLICT)
  return stage
}

/** A CV may only be sent by who owns it. */
async function refuseForeignResume(req: PayloadRequest, data: Partial<JobApplication>): Promise<void> {
  const resumeId = idOf(data.resume)
  if (!resumeId) return
  // Full authority: the check itself compares the owner.
  const resume = await req.payload.findByID({
    collection: 'resumes',
    id: String(resumeId),
    depth: 0,
    overrideAccess: true,
    req,
    disableErrors: true,
  })
  const owner = idOf(resume?.owner)
  if (!owner || owner !== idOf(data.user)) throw refusalError(applicationRefusals(STUDIO_LANGUAGE), 'not-your-resume')
}

async function readJob(req: PayloadRequest, id: unknown): Promise<Job | null> {
  if (!id) return null
  // Full authority: a closed vacancy must be told apart from an unknown one here, not by access.
  return req.payload.findByID({
    collection: 'jobs',
    id: String(id),
    depth: 0,
    overrideAccess: true,
    req,
    disableErrors: true,
  })
}
