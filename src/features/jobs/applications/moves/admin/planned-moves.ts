import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { findAsPerson } from '@/cms/access/access'
import { type WrittenMail, writeMail } from '@/cms/mail/queue-mail'
import type { Stage, TeamStage } from '@/features/jobs/schema'
import { languageOf } from '@/lib/language'
import type { JobApplication, User } from '@/payload-types'
import { type About, filledMailText, type MailText, mailTextForStage, movedMail } from '../../emails/application-mails'
import { aboutOf } from '../../hooks/send-application-mails'
import { type Interview, interviewOf } from '../../interview'

/** An application as a page showed it, with the length of its history. */
export interface Seen {
  id: string
  steps: number
}

/** The last change to an application that was made after the page was read. */
export type Meanwhile = NonNullable<ReturnType<typeof happenedTo>>

export type Plan = Awaited<ReturnType<typeof planMoves>>

interface MoveRequest {
  seen: readonly Seen[]
  stage: TeamStage
  /** For the interview stage; null while it is to be agreed. */
  interview?: Interview | null
  /** The edited text; without it, the settings' template. */
  mailText?: MailText
}

/** What a move writes into an application. */
export const movedTo = ({ stage, interview }: Pick<MoveRequest, 'stage' | 'interview'>) => ({
  status: stage,
  ...(stage === 'interview' ? { interviewAt: interview?.at ?? null, interviewPlace: interview?.place ?? null } : {}),
})

const isOtherInterview = (application: JobApplication, { interview }: MoveRequest): boolean => {
  const now = interviewOf(application)
  return Boolean(interview) && (now?.at !== interview?.at || now?.place !== interview?.place)
}

const stepsOf = ({ history }: JobApplication): number => history?.length ?? 0

async function standing(req: PayloadRequest, { seen }: MoveRequest): Promise<About[]> {
  const asked = { id: { in: seen.map(({ id }) => id) } }
  const all: (About | null)[] = []
  for (const application of await findAsPerson(req, 'job-applications', asked, { sort: 'id' }))
    all.push(await aboutOf(req, application))
  return all.filter((about) => about !== null)
}

function happenedTo({ application, applicant }: About, user: User) {
  const last = application.history?.at(-1)
  if (!last) return null
  const who: 'you' | 'applicant' | 'colleague' =
    last.by === user.email ? 'you' : last.by === applicant.email ? 'applicant' : 'colleague'
  return {
    id: application.id,
    steps: stepsOf(application),
    name: applicant.fullName || applicant.email,
    stage: application.status,
    at: last.at,
    who,
    /** The colleague's email. */
    by: last.by ?? null,
    mailed: last.mailed ?? null,
  }
}

/**
 * What moving applications to a stage would do, and the mails it would send.
 * @param user an administrator; others get an empty plan
 */
export async function planMoves(req: PayloadRequest, user: User, request: MoveRequest) {
  const all = await standing(req, request)
  const steps = new Map(request.seen.map((one) => [one.id, one.steps]))
  const meanwhile = all.filter(({ application }) => stepsOf(application) !== steps.get(application.id))
  const data = movedTo(request)
  const movable = all
    .filter(({ application: { status } }) => status !== 'withdrawn')
    .filter(({ application }) => application.status !== request.stage || isOtherInterview(application, request))
    .map((about) => ({ ...about, application: { ...about.application, ...data } }))
  const before = new Map(all.map(({ application: { id, status } }) => [id, status]))
  const [only, ...others] = movable
  const template = (about: About) => mailTextForStage(req, request.stage, languageOf(about.applicant.language))
  const moves: { id: string; from: Stage; name: string; mail: WrittenMail }[] = []
  for (const about of movable) {
    const { application, applicant } = about
    const mail = await writeMail(movedMail(about, request.mailText ?? (await template(about))))
    moves.push({
      id: application.id,
      from: before.get(application.id) ?? application.status,
      name: applicant.fullName || applicant.email,
      mail,
    })
  }
  const first = only ? (request.mailText ?? (await template(only))) : { subject: '', text: '' }
  return {
    /** As edited: filled in for one recipient, with placeholders for several. */
    mailText: only && others.length === 0 ? filledMailText(only, first) : first,
    moves,
    /** Has to be confirmed before anything else. */
    meanwhile: meanwhile.flatMap((about) => happenedTo(about, user) ?? []),
    /** How many of the requested ones stay: withdrawn, already there, or deleted. */
    staying: request.seen.length - moves.length,
    /** Changes with any move and any byte of a mail. */
    digest: createHash('sha256')
      .update(JSON.stringify([request.stage, moves, movable.map(({ application }) => stepsOf(application))]))
      .digest('hex'),
  }
}
