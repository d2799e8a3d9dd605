import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { isTrustedWrite } from '@/cms/access'
import { isAdmin } from '@/cms/roles'
import type { Job, JobApplication } from '@/payload-types'
import { isOpen } from '../open-rule'
import { ENDED_STAGES, type Stage } from '../schema'
import { jobTexts } from '../texts'

const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value)

/**
 * What the server alone decides about an application: the snapshot of the vacancy, the time, the stage and its history.
 * @throws APIError 400 when the vacancy is not open, or when an applicant changes anything but to withdraw
 */
export const stampApplication: CollectionBeforeChangeHook<JobApplication> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const now = new Date().toISOString()
  const by = req.user?.email ?? 'server'
  const asApplicant = !isAdmin(req.user) && !isTrustedWrite(req)

  if (operation === 'create') {
    const job = await readJob(req, idOf(data.job))
    if (!job || !isOpen(job)) throw new APIError(jobTexts.notOpen, 400, null, true)
    await refuseForeignResume(req, data)
    const status: Stage = 'applied'
    return {
      ...data,
      jobTitle: job.title,
      companyName: job.institution || jobTexts.confidentialInstitution,
      appliedAt: now,
      status,
      history: [{ stage: status, at: now, by }],
    }
  }

  if (asApplicant) {
    const current = originalDoc?.status as Stage
    if (data.status !== 'withdrawn') throw new APIError(jobTexts.onlyWithdraw, 400, null, true)
    if (ENDED_STAGES.includes(current)) throw new APIError(jobTexts.alreadyEnded, 400, null, true)
    const history = [...(originalDoc?.history ?? []), { stage: 'withdrawn', at: now, by }]
    return { ...originalDoc, status: 'withdrawn', history }
  }
  if (!data.status || data.status === originalDoc?.status) return data
  return { ...data, history: [...(originalDoc?.history ?? []), { stage: data.status, at: now, by }] }
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
  if (!resume || idOf(resume.owner) !== idOf(data.user)) throw new APIError(jobTexts.notYourResume, 400, null, true)
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
