import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { type Mail, queueMail } from '@/cms/mail/queue-mail'
import { type TeamNotice, tellTeam } from '@/cms/mail/tell-team'
import { idOf } from '@/lib/database/record-id'
import type { JobApplication } from '@/payload-types'
import { movedMail, receivedMail, resumedMail, teamMail } from '../emails/application-mails'
import { isUndo } from '../stage-rules'

type Made = Parameters<typeof receivedMail>[0]

/**
 * Queues the mails of an application within its own transaction: each leaves when the change is committed, and not
 * otherwise. Skipped where `context.disableMails` is set, as for made-up rows of tests and measurements.
 */
export const sendApplicationMails: CollectionAfterChangeHook<JobApplication> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (req.context.disableMails) return doc
  const isNew = operation === 'create'
  if (!isNew && doc.status === previousDoc?.status) return doc
  const about = await aboutOf(req, doc)
  if (!about) return doc
  for (const mail of mailsOf(about, isNew, idOf(doc.user) === req.user?.id)) {
    await ('href' in mail ? tellTeam(req, mail) : queueMail(req, mail))
  }
  return doc
}

function mailsOf(about: Made, isNew: boolean, isOwnChange: boolean): (Mail | TeamNotice)[] {
  const { status, history } = about.application
  if (isNew) return [receivedMail(about), teamMail(about, 'new')]
  if (!isOwnChange) return [movedMail(about)]
  if (isUndo(history ?? [], (history?.length ?? 0) - 1)) return [resumedMail(about), teamMail(about, 'resumed')]
  if (status === 'applied') return [receivedMail(about), teamMail(about, 'renewed')]
  if (status === 'withdrawn') return [movedMail(about), teamMail(about, 'withdrawn')]
  return [movedMail(about)]
}

async function aboutOf(req: PayloadRequest, application: JobApplication): Promise<Made | null> {
  const { payload } = req
  // Full authority: an administrator's request writes to the applicant, whose address it needs.
  const applicant = await payload.findByID({
    collection: 'users',
    id: idOf(application.user),
    select: { email: true, fullName: true, phone: true, language: true },
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true, req })
  const resumeName = await resumeNameOf(req, application)
  return applicant ? { brand: settings.brand || 'VaidyaPath', application, applicant, resumeName } : null
}

async function resumeNameOf(req: PayloadRequest, { resume }: JobApplication): Promise<string | null> {
  if (!resume) return null
  // Full authority, as above.
  const row = await req.payload.findByID({
    collection: 'resumes',
    id: idOf(resume),
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  return row ? row.originalName || row.filename || null : null
}
