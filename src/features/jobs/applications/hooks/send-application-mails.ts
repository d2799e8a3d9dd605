import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { readAsServer } from '@/cms/access/access'
import {
  brandOf,
  type Mail,
  notifyTeam,
  queueMail,
  queueWritten,
  type TeamNotice,
  type WrittenMail,
  writeMail,
} from '@/cms/mail/queue-mail'
import { idOf } from '@/lib/database/record-id'
import { languageOf } from '@/lib/language'
import type { JobApplication } from '@/payload-types'
import {
  type About,
  type MailText,
  mailTextForStage,
  movedMail,
  receiptMail,
  teamMail,
} from '../emails/application-mails'
import type { ApplicationCommand, CommandContext, StageMailContext } from './command-context'

/**
 * The mail about the team's move: the previewed one, else the stage's template. Written before the change, so that the
 * history holds what is sent.
 * @returns null if none is sent
 */
export async function stageMailOf(req: PayloadRequest, application: JobApplication): Promise<WrittenMail | null> {
  if (req.context.disableMails) return null
  const context: StageMailContext = req.context
  const planned = context.stageMails?.get(application.id)
  if (planned !== undefined) return planned
  const about = await aboutOf(req, application)
  const mail = about
    ? await writeMail(
        movedMail(about, await mailTextForStage(req, application.status, languageOf(about.applicant.language))),
      )
    : null
  context.stageMails ??= new Map()
  context.stageMails.set(application.id, mail)
  return mail
}

/**
 * Queues the mails of an application in its transaction, so that they are only sent once it is committed. Skipped with
 * `context.disableMails`, for generated rows of tests and benchmarks.
 */
export const sendApplicationMails: CollectionAfterChangeHook<JobApplication> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (req.context.disableMails) return doc
  const isNew = operation === 'create'
  const { stageMails, applicationCommands }: StageMailContext & CommandContext = req.context
  const planned = stageMails?.get(doc.id)
  if (planned !== undefined) {
    stageMails?.delete(doc.id)
    if (planned) await queueWritten(req, planned)
    return doc
  }
  if (!isNew && doc.status === previousDoc?.status) return doc
  const about = await aboutOf(req, doc)
  if (!about) return doc
  const mailText = await mailTextForStage(req, doc.status, languageOf(about.applicant.language))
  const command = isNew ? 'apply' : (applicationCommands?.get(doc.id) ?? 'moveToStage')
  for (const mail of MAILS[command](about, mailText)) {
    await ('href' in mail ? notifyTeam(req, mail) : queueMail(req, mail))
  }
  return doc
}

/** The mails of each command: to the applicant, and to the team unless it acted itself. */
const MAILS: Record<ApplicationCommand, (about: About, mailText: MailText) => (Mail | TeamNotice)[]> = {
  apply: (about) => [receiptMail(about, 'received'), teamMail(about, 'new')],
  renew: (about) => [receiptMail(about, 'received'), teamMail(about, 'renewed')],
  withdraw: (about, mailText) => [movedMail(about, mailText), teamMail(about, 'withdrawn')],
  undo: (about) => [receiptMail(about, 'resumed'), teamMail(about, 'resumed')],
  moveToStage: (about, mailText) => [movedMail(about, mailText)],
}

/** What mails say about an application and its applicant; null if there is no such person. */
export async function aboutOf(req: PayloadRequest, application: JobApplication): Promise<About | null> {
  // Full authority: the applicant's email is needed, whatever the caller may read.
  const applicant = await readAsServer(req, 'users', idOf(application.user), {
    email: true,
    fullName: true,
    phone: true,
    language: true,
  })
  if (!applicant) return null
  return { brand: await brandOf(req), application, applicant, resumeName: await resumeNameOf(req, application) }
}

async function resumeNameOf(req: PayloadRequest, { resume }: JobApplication): Promise<string | null> {
  if (!resume) return null
  // Full authority, as above.
  const row = await readAsServer(req, 'resumes', idOf(resume))
  return row ? row.originalName || row.filename || null : null
}
