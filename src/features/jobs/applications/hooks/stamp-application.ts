import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { isTrustedWrite, readAsServer } from '@/cms/access/access'
import { isAdmin } from '@/cms/access/roles'
import { consentNow } from '@/cms/personal/consent'
import { applicationErrorMessages, keptInstitution } from '@/features/jobs/messages'
import { STAGES, type Stage } from '@/features/jobs/schema'
import { isOpen } from '@/features/jobs/vacancies/open-rule'
import { idOf } from '@/lib/database/record-id'
import { apiError } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/language'
import type { Job, JobApplication } from '@/payload-types'
import { moveErrorMessages } from '../admin/messages'
import { applyMessages } from '../apply-messages'
import { lockedStage } from '../operations/application-queries'
import { canRenew, canWithdraw, stageBeforeWithdrawal } from '../stage-rules'
import type { ApplicationCommand, CommandContext, StageMailContext } from './command-context'
import { stageMailOf } from './send-application-mails'

const CONFLICT = 409

/** Why an application or a change is rejected. */
const applicationError = (code: keyof ReturnType<typeof applicationErrorMessages>, status?: number) =>
  apiError(applicationErrorMessages(STUDIO_LANGUAGE), code, status)

type Change = Partial<JobApplication>

/** A change of an application before it is written. */
interface Write {
  req: PayloadRequest
  data: Change
  original: JobApplication
  /** The history with one more step. */
  step: (stage: Stage, papers?: object) => NonNullable<JobApplication['history']>
  at: string
}

/** The commands on an application, for every entry point; each writes only the fields it needs. */
const COMMANDS = {
  /** By the applicant, within a time limit: back to the previous stage. */
  undo: async ({ req, original, step }) => {
    const before = await undoneStage(req, original)
    return { ...original, status: before, history: step(before) }
  },
  /** By the applicant who withdrew it: applied again, on the same row. */
  renew: async ({ req, data, original, step, at }) => {
    if (!canRenew(original.status)) throw applicationError('already-applied', CONFLICT)
    const renewed = await applicationFields(req, { ...data, user: original.user }, original.job, at)
    const { coverNote = original.coverNote, resume = original.resume, mayBeSentOn = false } = data
    const history = step(renewed.status, sentPapers({ coverNote, resume }))
    return { ...original, coverNote, resume, mayBeSentOn, sentOnAt: null, ...renewed, history }
  },
  /** By the applicant, until it has ended. */
  withdraw: async ({ original, step }) => {
    if (!canWithdraw(original.status)) throw applicationError('already-ended')
    return { ...original, status: 'withdrawn', history: step('withdrawn') }
  },
  /** By the team, until its applicant withdraws it; an interview can be rescheduled within its stage. */
  moveToStage: async ({ req, data, original, step }) => {
    const { stageMails }: StageMailContext = req.context
    const isMailed = stageMails?.has(original.id) ?? false
    rejectPastInterview(req, data, original)
    const stage = STAGES.find((known) => known === data.status)
    // Payload rejects an unknown stage after this hook.
    if (!stage || (stage === original.status && !isMailed)) return data
    if (stage === 'withdrawn' && req.user && idOf(original.user) !== req.user.id)
      throw applicationError('only-applicant-withdraws')
    if (original.status === 'withdrawn') throw applicationError('withdrawn-stays')
    const mail = await stageMailOf(req, { ...original, ...data })
    const mailFields = mail ? { mailSubject: mail.subject, mailText: mail.text } : {}
    return { ...data, history: step(stage, { mailed: mail !== null, ...mailFields }) }
  },
} as const satisfies Record<Exclude<ApplicationCommand, 'apply'>, (write: Write) => Promise<Change>>

/**
 * The command that an update asks for. For their own application an administrator is the applicant, who alone can renew
 * it.
 * @throws APIError 400 if an applicant asks for anything but withdrawing, undoing that and renewing
 */
function commandOf(req: PayloadRequest, data: Change, original: JobApplication): keyof typeof COMMANDS {
  if (data.undoesWithdrawal) return 'undo'
  const isOwn = idOf(original.user) === req.user?.id
  const isRenewal = isOwn && original.status === 'withdrawn' && data.status === 'applied'
  if (!isRenewal && (isAdmin(req.user) || isTrustedWrite(req))) return 'moveToStage'
  if (data.status === 'applied') return 'renew'
  if (data.status === 'withdrawn') return 'withdraw'
  throw applicationError('only-withdraw')
}

/**
 * What only the server decides about an application: the snapshot of the vacancy, the time, the stage and its history.
 * @throws APIError 400 if the vacancy is not open or the command is not allowed; 409 if already applied or changed
 * meanwhile
 */
export const stampApplication: CollectionBeforeChangeHook<JobApplication> = async ({ data, req, ...write }) => {
  const { operation, originalDoc: original } = write
  const at = new Date().toISOString()
  const by = req.user?.email ?? 'server'
  if (operation === 'create' || !original) {
    const stamp = await applicationFields(req, data, data.job, at)
    return { ...data, ...stamp, history: [{ stage: stamp.status, at, by, ...sentPapers(data) }] }
  }
  await requireSameStage(req, original)
  const command = commandOf(req, data, original)
  const context: CommandContext = req.context
  context.applicationCommands ??= new Map()
  context.applicationCommands.set(original.id, command)
  const step: Write['step'] = (stage, papers = {}) => [...(original.history ?? []), { stage, at, by, ...papers }]
  return COMMANDS[command]({ req, data, original, step, at })
}

/** A new interview must be in the future; an agreed one may stay as it is. */
function rejectPastInterview(req: PayloadRequest, { interviewAt }: Change, original: JobApplication): void {
  if (!req.user || !interviewAt || interviewAt === original.interviewAt || new Date(interviewAt) > new Date()) return
  const errors = [{ path: 'interviewAt', message: moveErrorMessages['interview-over'] }]
  throw new ValidationError({ collection: 'job-applications', errors, req })
}

/** What was sent along, for the history: the files themselves may be deleted later. */
const sentPapers = ({ coverNote, resume }: Partial<JobApplication>) => ({
  withResume: Boolean(resume),
  withNote: Boolean(coverNote),
})

/**
 * The stage that a withdrawn application returns to; rejected for anyone but its applicant, and after the time limit.
 */
async function undoneStage(req: PayloadRequest, application: JobApplication): Promise<Stage> {
  if (idOf(application.user) !== req.user?.id) throw applicationError('withdrawn-stays')
  const before = stageBeforeWithdrawal(application.history ?? [], new Date())
  if (!before) throw applicationError('cannot-undo')
  const job = await readJob(req, idOf(application.job))
  if (!job || !isOpen(job)) throw applicationError('vacancy-not-open')
  return before
}

/** The server's fields of a new or renewed application; rejected if its vacancy is not open or consent is missing. */
async function applicationFields(req: PayloadRequest, data: Partial<JobApplication>, jobId: unknown, at: string) {
  const job = await readJob(req, idOf(jobId))
  if (!job || !isOpen(job)) throw applicationError('vacancy-not-open')
  if (!data.consent && !isTrustedWrite(req)) {
    const errors = [{ path: 'consent', message: applyMessages(STUDIO_LANGUAGE).consentMissing }]
    throw new ValidationError({ collection: 'job-applications', errors, req })
  }
  await rejectForeignResume(req, data)
  return {
    ...(data.consent ? await consentNow(req) : {}),
    jobTitle: job.title,
    companyName: keptInstitution(job.institution),
    isSample: job.isSample ?? false,
    appliedAt: at,
    status: 'applied' as const,
  }
}

/**
 * Locks the row until this change is committed, so that two concurrent changes cannot both start from the same stage.
 * @throws APIError 409 when the database has another stage by now
 */
async function requireSameStage(req: PayloadRequest, { id, status }: JobApplication): Promise<void> {
  const stage = (await lockedStage(req, id)) ?? status
  if (stage !== status) throw applicationError('changed-meanwhile', CONFLICT)
}

/** Only its owner may send a CV. */
async function rejectForeignResume(req: PayloadRequest, data: Partial<JobApplication>): Promise<void> {
  const resumeId = idOf(data.resume)
  if (!resumeId) return
  // Full authority: the check itself compares the owner.
  const resume = await readAsServer(req, 'resumes', resumeId)
  const owner = idOf(resume?.owner)
  if (!owner || owner !== idOf(data.user)) throw applicationError('not-your-resume')
}

async function readJob(req: PayloadRequest, id: unknown): Promise<Job | null> {
  if (!id) return null
  // Full authority: a closed vacancy must be distinguished from an unknown one.
  return readAsServer(req, 'jobs', String(id))
}
