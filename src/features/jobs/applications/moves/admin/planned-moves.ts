import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { type WrittenMail, writeMail } from '@/cms/mail/queue-mail'
import type { TeamStage } from '@/features/jobs/schema'
import { languageOf } from '@/lib/text/language'
import type { JobApplication, User } from '@/payload-types'
import { type About, movedMail, wordsOfStage } from '../../emails/application-mails'
import { type StageWords, wordsForStage } from '../../emails/stage-words'
import { aboutOf } from '../../hooks/send-application-mails'

/** One application that would move, and the mail that its applicant would get. */
export interface PlannedMove {
  id: string
  from: JobApplication['status']
  name: string
  mail: WrittenMail
}

export interface Plan {
  /** As they are edited: filled in where there is one recipient, with their places where there are several. */
  words: StageWords
  moves: PlannedMove[]
  /** How many of those that were asked for stay: withdrawn, there already, or gone. */
  staying: number
  /** Stands for every move and every mail, byte for byte: of another plan it is another. */
  digest: string
}

interface Asked {
  ids: readonly string[]
  stage: TeamStage
  /** What somebody made of the words; the settings' template without it. */
  words?: StageWords
}

const isSomething = <T>(value: T | null): value is T => value !== null

async function movable(req: PayloadRequest, user: User, { ids, stage }: Asked): Promise<About[]> {
  const { docs } = await req.payload.find({
    collection: 'job-applications',
    where: { and: [{ id: { in: [...ids] } }, { status: { not_in: ['withdrawn', stage] } }] },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
    req,
  })
  const all: (About | null)[] = []
  for (const application of docs) all.push(await aboutOf(req, application))
  return all.filter(isSomething)
}

/**
 * What moving applications to a stage would do, and the mails it would send, written out.
 * @param user an administrator; others get a plan of no moves
 */
export async function planMoves(req: PayloadRequest, user: User, asked: Asked): Promise<Plan> {
  const standing = await movable(req, user, asked)
  const [only, ...others] = standing
  const template = (about: About) => wordsForStage(req, asked.stage, languageOf(about.applicant.language))
  const moves: PlannedMove[] = []
  for (const about of standing) {
    const { application, applicant } = about
    const mail = await writeMail(
      movedMail(
        { ...about, application: { ...application, status: asked.stage } },
        asked.words ?? (await template(about)),
      ),
    )
    moves.push({ id: application.id, from: application.status, name: applicant.fullName || applicant.email, mail })
  }
  const first = only ? (asked.words ?? (await template(only))) : { subject: '', text: '' }
  return {
    words: only && others.length === 0 ? wordsOfStage(only, first) : first,
    moves,
    staying: asked.ids.length - moves.length,
    digest: createHash('sha256')
      .update(JSON.stringify([asked.stage, moves]))
      .digest('hex'),
  }
}
