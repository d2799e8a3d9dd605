import { createHash } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import { asServer, findAsServer } from '@/cms/access/access'
import { countIp, countSender, type SenderContext, uncountSender } from '@/cms/limits/limited-writes'
import { brandOf, notifyTeam, queueMail, secondsUntilMail } from '@/cms/mail/queue-mail'
import { consentNow } from '@/cms/personal/consent'
import { idOf } from '@/lib/database/record-id'
import { inTransaction } from '@/lib/database/transaction'
import { apiError } from '@/lib/errors/expected-error'
import { type Language, STUDIO_LANGUAGE } from '@/lib/language'
import { tooManyAttempts } from '@/lib/limits/rate-limit'
import { isSuspected, suspicionsOf } from '@/lib/spam/suspicion'
import type { JobApplication, User, VacancyPosting } from '@/payload-types'
import { OF_SENDER, POSTED, type PostedName, type PostingName, postingField } from '../../admin/posting-fields'
import { isOpen } from '../../vacancies/open-rule'
import { changedWith, isChanged } from '../changed-fields'
import { answerMail, confirmMail, linksMail, noticeMail, sentOnMail } from '../emails/posting-mails'
import type { CheckedPosting } from '../form-schema'
import { postingErrorMessages } from '../messages'
import { isAnswerable, type PostingAnswer } from '../schema'
import { hashOfLink, isExpired, linkOf, moveTo, newLinkSeed, postingOfJob, withPosting } from './postings'

/*
 * The commands on postings. The hospital sends, confirms, changes, renews and closes one; the team publishes it, asks for
 * a change, declines it, and sends applicants on.
 */

const errorMessages = () => postingErrorMessages(STUDIO_LANGUAGE)

interface Sent extends CheckedPosting {
  email: string
}

/** What the form's action knows beyond the fields. */
interface PostingSigns {
  honeypotFilled: boolean
  /** Age of the form's token in seconds; null without a valid token. */
  fillSeconds: number | null
}

/** The texts checked for spam: lines without URLs, and texts that may contain them. */
function wordsOf(sent: Sent) {
  const names = [...POSTED, ...OF_SENDER].filter((name) => name !== 'email')
  const isFree = (name: PostingName) => postingField(name).kind === 'text' || postingField(name).mayHoldUrl
  return {
    lines: names.filter((name) => !isFree(name)).map((name) => sent[name]),
    texts: names.filter(isFree).map((name) => sent[name]),
  }
}

const HALF_A_DAY = 12 * 60 * 60 * 1000

/** The same vacancy from the same mailbox is stored once in half a day, however often it is sent. */
const keyOf = (sent: Sent): string =>
  createHash('sha256')
    .update(JSON.stringify([Math.floor(Date.now() / HALF_A_DAY), sent]))
    .digest('hex')

/**
 * Stores a posting and mails its mailbox for confirmation.
 * @param sender.senderAccount of the signed-in person
 * @throws APIError 429 beyond the limits of the network, the account or mailbox, or its mails; ValidationError at
 * `submissionKey` if it was already sent
 */
export async function submitPosting(
  payload: Payload,
  { consent: _agreed, ...sent }: Sent & { consent?: unknown },
  sender: { language: Language; headers: Headers; signs: PostingSigns; senderAccount?: string },
): Promise<void> {
  const { language, headers, signs, senderAccount } = sender
  await inTransaction(payload, async (req) => {
    Object.assign(req, { headers })
    Object.assign(req.context, { senderAccount } satisfies SenderContext)
    await countIp(req, 'postingPerIp')
    await countSender(req, 'postingPerMailbox', sent.email)
    const suspected = isSuspected(suspicionsOf({ ...wordsOf(sent), ...signs }))
    const linkSeed = newLinkSeed()
    // Full authority: postings are only created here.
    const posting = await payload.create({
      collection: 'vacancy-postings',
      data: {
        ...sent,
        ...(await consentNow(req)),
        language,
        state: 'unconfirmed',
        stateSince: new Date().toISOString(),
        suspected,
        linkSeed,
        linkHash: hashOfLink(linkOf(linkSeed)),
        submissionKey: keyOf(sent),
      },
      ...asServer(req),
    })
    // Suspected spam is not answered: the mailbox may be someone else's.
    if (suspected) return
    const wait = await secondsUntilMail(payload, sent.email, 'account')
    if (wait > 0) {
      await uncountSender(req, 'postingPerMailbox', sent.email)
      throw tooManyAttempts(wait)
    }
    await queueMail(req, confirmMail(await brandOf(req), posting, linkOf(linkSeed)))
  })
}

/** Lets a posting wait for the team and notifies it, except of suspected spam, which only the desk shows. */
async function wait(req: PayloadRequest, posting: VacancyPosting, fields: Partial<VacancyPosting>, isChange: boolean) {
  const waiting = await moveTo(req, posting, 'waiting', {
    ...fields,
    changed: changedWith(posting, Object.keys(fields)),
  })
  if (!waiting.suspected) await notifyTeam(req, noticeMail(await brandOf(req), waiting, isChange))
}

/** The hospital confirms its mailbox: only now the posting waits for the team. A second time does nothing. */
export const confirmPosting = (payload: Payload, link: unknown): Promise<void> =>
  withPosting(payload, link, async (req, posting) => {
    if (posting.state === 'unconfirmed') await wait(req, posting, { confirmedAt: new Date().toISOString() }, false)
  })

const change = (payload: Payload, link: unknown, fields: Partial<VacancyPosting>): Promise<void> =>
  withPosting(payload, link, async (req, posting) => {
    if (posting.state === 'unconfirmed') throw apiError(errorMessages(), 'not-confirmed')
    await wait(req, posting, fields, true)
  })

/**
 * The hospital changes its posting, which waits again. What is published stays until then, so that no unread text reaches
 * the site. The confirmed mailbox stays.
 */
export const changePosting = (payload: Payload, link: unknown, fields: Partial<CheckedPosting>): Promise<void> => {
  const { email: _proved, ...changed } = { email: null, ...fields }
  return change(payload, link, changed)
}

/** The hospital requests a later deadline. The posting waits again, because a closed vacancy would reappear. */
export const renewPosting = (payload: Payload, link: unknown, deadline: string): Promise<void> =>
  change(payload, link, { deadline })

/**
 * The hospital withdraws its posting. The published vacancy closes immediately, even in the trash, as it could be
 * restored.
 */
export const closePosting = (payload: Payload, link: unknown): Promise<void> =>
  withPosting(payload, link, async (req, posting) => {
    await moveTo(req, posting, 'closed')
    const job = idOf(posting.job)
    if (!job) return
    // Full authority: the link proves that the vacancy is the hospital's, and closing only hides it.
    await req.payload.update({
      collection: 'jobs',
      where: { and: [{ id: { equals: job } }, { status: { equals: 'Active' } }] },
      data: { status: 'Closed' },
      trash: true,
      ...asServer(req),
    })
  })

const MAX_LINKS = 20

/** Mails a mailbox the links of its postings; the response does not reveal whether there are any. */
export async function sendLinks(payload: Payload, email: string, language: Language): Promise<void> {
  if ((await secondsUntilMail(payload, email, 'account')) > 0) return
  await inTransaction(payload, async (req) => {
    // Full authority: the links only go to the mailbox that sent the postings.
    const theirs: Where = { and: [{ email: { equals: email } }, { suspected: { not_equals: true } }] }
    const newest = { req, sort: '-createdAt', limit: MAX_LINKS }
    const links = (await findAsServer(payload, 'vacancy-postings', theirs, newest)).flatMap((posting) =>
      posting.linkSeed && !isExpired(posting)
        ? [{ title: posting.confirmedAt ? posting.title : null, link: linkOf(posting.linkSeed) }]
        : [],
    )
    if (links.length > 0) await queueMail(req, linksMail(await brandOf(req), email, language, links))
  })
}

const CONFLICT = 409

/**
 * Ensures that the team answers what it has read.
 * @param seen `updatedAt` of what the administrator read
 * @throws APIError 409 if the hospital has changed it since, or it is not waiting
 */
export function requireAnswerable(posting: VacancyPosting, seen: string): void {
  if (!isAnswerable(posting)) throw apiError(errorMessages(), 'not-waiting', CONFLICT)
  if (new Date(seen).getTime() !== new Date(posting.updatedAt).getTime()) {
    throw apiError(errorMessages(), 'changed-meanwhile', CONFLICT)
  }
}

/** Moves a posting to the team's answer and mails the hospital. */
export async function answerPosting(
  req: PayloadRequest,
  posting: VacancyPosting,
  given: PostingAnswer,
  fields: Partial<VacancyPosting>,
): Promise<void> {
  const answered = await moveTo(req, posting, given, fields)
  const link = posting.linkSeed ? linkOf(posting.linkSeed) : null
  if (link) await queueMail(req, await answerMail(req, await brandOf(req), answered, given, link))
}

/**
 * Publishes a posting as it is now, with the administrator's own permissions: as a new vacancy, or by writing what the
 * hospital has changed into the one published before, which comes back from the trash.
 * @param hospital to link the vacancy to; none if it is confidential or has no page
 */
export async function publishPosting(
  req: PayloadRequest,
  user: User,
  posting: VacancyPosting,
  hospital: string | null,
): Promise<void> {
  const { title, department, location } = posting
  if (!title || !department || !location) throw apiError(errorMessages(), 'incomplete')
  const own = { collection: 'jobs', depth: 0, overrideAccess: false, user, req } as const
  const id = idOf(posting.job)
  const before = id ? await req.payload.findByID({ ...own, id, trash: true, disableErrors: true }) : null
  const changed = POSTED.filter((name) => !before || isChanged(posting, name))
  const isRenamed = !before || isChanged(posting, 'institutionName') || isChanged(posting, 'isConfidential')
  const complete = { ...posting, department, location }
  const data = {
    ...(Object.fromEntries(changed.map((name) => [name, posting[name]])) as Pick<typeof complete, PostedName>),
    hospital: posting.isConfidential ? null : hospital,
    ...(isRenamed ? { institution: posting.isConfidential ? null : posting.institutionName } : {}),
    status: 'Active' as const,
    deletedAt: null,
    postedAt: before && isOpen(before) ? before.postedAt : new Date().toISOString(),
  }
  const job = before
    ? await req.payload.update({ ...own, id: before.id, trash: true, data })
    : await req.payload.create({ ...own, data })
  await answerPosting(req, posting, 'published', { reason: null, job: job.id, changed: [] })
}

/**
 * Shows an application to the hospital that sent its vacancy in, on the link's page, if the applicant has agreed. The
 * audit log names who did it. A second time does nothing.
 * @throws APIError 400 if the applicant has not agreed, or no hospital sent the vacancy in
 */
export async function sendApplicationOn(req: PayloadRequest, user: User, application: JobApplication): Promise<void> {
  const { id, mayBeSentOn, status, job, sentOnAt } = application
  if (!mayBeSentOn || status === 'withdrawn') throw apiError(errorMessages(), 'no-agreement')
  if (sentOnAt) return
  const posting = await postingOfJob(req, idOf(job))
  if (!posting?.linkSeed) throw apiError(errorMessages(), 'not-from-hospital')
  // Full authority: no one may edit the moment; the endpoint's rule has decided.
  await req.payload.update({
    collection: 'job-applications',
    id,
    data: { sentOnAt: new Date().toISOString() },
    user,
    ...asServer(req),
  })
  await queueMail(req, sentOnMail(await brandOf(req), posting, linkOf(posting.linkSeed)))
}
