import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import { asServer } from '@/cms/access/access'
import { lockedMoment } from '@/cms/editing/moment-queries'
import type { Eraser, RecordsOf } from '@/cms/personal/erasure/erasure'
import { inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { apiError } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/language'
import type { User, VacancyPosting } from '@/payload-types'
import { postingErrorMessages } from '../messages'
import { CONFIRM_HOURS, type PostingState } from '../schema'

const GONE = 404
const HOUR = 60 * 60 * 1000

/** What a new link is made from. */
export const newLinkSeed = (): string => randomBytes(32).toString('base64url')

/**
 * The link by which a hospital manages a vacancy: made from the seed of its row and the secret of the server, so that
 * every mail can hold it again while the database alone gives none.
 */
export const linkOf = (seed: string): string =>
  createHmac('sha256', `vacancy-posting:${env.PAYLOAD_SECRET ?? ''}`)
    .update(seed)
    .digest('base64url')

/** What is kept of a link to find its row by. */
export const hashOfLink = (link: string): string => createHash('sha256').update(link).digest('hex')

/** Whether a text can be a link of ours: 256 bits in base64url. */
const isLink = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{43}$/.test(text)

/** Whether the time is over in which the mailbox could have been proved. */
export const isExpired = ({ state, createdAt }: Pick<VacancyPosting, 'state' | 'createdAt'>, now = new Date()) =>
  state === 'unconfirmed' && now.getTime() - new Date(createdAt).getTime() > CONFIRM_HOURS * HOUR

/** The first of what hospitals sent in that fits. */
async function firstPosting(payload: Payload, where: Where, req?: PayloadRequest): Promise<VacancyPosting | null> {
  // Full authority: the callers ask by a link, which is the right to it, or mail its link to the hospital alone.
  const { docs } = await payload.find({ collection: 'vacancy-postings', where, limit: 1, ...asServer(req) })
  return docs[0] ?? null
}

/**
 * The vacancy that a hospital manages by a link.
 * @returns null for what is no link, one that was never given out, one in the trash, and one that nobody confirmed in time
 */
export async function postingByLink(payload: Payload, link: unknown, req?: PayloadRequest) {
  const posting = isLink(link) ? await firstPosting(payload, { linkHash: { equals: hashOfLink(link) } }, req) : null
  return posting && !isExpired(posting) ? posting : null
}

/** Of which a vacancy of the site was made; null for a vacancy of the team's own. */
export const postingOfJob = async (req: PayloadRequest, job: string | null): Promise<VacancyPosting | null> =>
  job === null
    ? null
    : firstPosting(req.payload, { and: [{ job: { equals: job } }, { confirmedAt: { exists: true } }] }, req)

/** Writes a new state of a vacancy that was sent in, with what else changed. */
export function moveTo(
  req: PayloadRequest,
  { id }: Pick<VacancyPosting, 'id'>,
  state: PostingState,
  more: Partial<VacancyPosting> = {},
): Promise<VacancyPosting> {
  // Full authority: nobody writes these fields by hand; the caller has decided who may.
  return req.payload.update({
    collection: 'vacancy-postings',
    id,
    data: { ...more, state, stateSince: new Date().toISOString() },
    ...asServer(req),
  })
}

/**
 * Runs a command on the vacancy of a link, whose row is held meanwhile: of two commands at once the second sees what
 * the first has done.
 * @throws APIError 404 for a link that leads to nothing
 */
export function withPosting<T>(
  payload: Payload,
  link: unknown,
  work: (req: PayloadRequest, posting: VacancyPosting) => Promise<T>,
): Promise<T> {
  return inTransaction(payload, async (req) => {
    const found = await postingByLink(payload, link, req)
    if (found) await lockedMoment(req, 'vacancy-postings', found.id)
    const posting = found && (await postingByLink(payload, link, req))
    if (!posting) throw apiError(postingErrorMessages(STUDIO_LANGUAGE), 'link-unknown', GONE)
    return work(req, posting)
  })
}

/** What a person sent in for a hospital: from their mailbox, if they have proved that it is theirs. */
const sentBy = ({ email, verified }: Pick<User, 'email' | 'verified'>): Where | null =>
  verified ? { email: { equals: email.toLowerCase() } } : null

/** Ids of the vacancies that a person sent in, those in the trash among them. */
export const postingsAbout: RecordsOf = async (req, person) => {
  const where = sentBy(person)
  if (!where) return []
  // Full authority: a person may not read them over any door, and only ids leave this function.
  const { docs } = await req.payload.find({
    collection: 'vacancy-postings',
    where,
    select: { state: true },
    trash: true,
    ...asServer(req),
  })
  return docs.map(({ id }) => id)
}

/** Erases what a person sent in with their account; a vacancy that was published of it is the hospital's. */
export const erasePostingsOf: Eraser = async (req, person) => {
  const where = sentBy(person)
  if (!where) return
  // Full authority: a person may not delete them, but ends them with the account.
  await req.payload.delete({ collection: 'vacancy-postings', where, depth: 0, trash: true, overrideAccess: true, req })
}
