import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import { asServer, firstAsServer } from '@/cms/access/access'
import { lockedMoment } from '@/cms/editing/moment-queries'
import type { Eraser } from '@/cms/personal/erasure/erasure'
import { inTransaction } from '@/lib/database/transaction'
import { env } from '@/lib/env'
import { apiError } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/language'
import type { VacancyPosting } from '@/payload-types'
import { postingErrorMessages } from '../messages'
import { CONFIRM_HOURS, type PostingState } from '../schema'

const GONE = 404
const HOUR = 60 * 60 * 1000

export const newLinkSeed = (): string => randomBytes(32).toString('base64url')

/**
 * The link with which a hospital manages a posting, derived from its seed and the server's secret: every mail can contain
 * it, but the database alone does not reveal it.
 */
export const linkOf = (seed: string): string =>
  createHmac('sha256', `vacancy-posting:${env.PAYLOAD_SECRET ?? ''}`)
    .update(seed)
    .digest('base64url')

/** The hash by which a link's row is found. */
export const hashOfLink = (link: string): string => createHash('sha256').update(link).digest('hex')

/** Whether a text has the form of a link: 256 bits in base64url. */
const isLink = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{43}$/.test(text)

/** Whether the time for confirming the mailbox is over. */
export const isExpired = ({ state, createdAt }: Pick<VacancyPosting, 'state' | 'createdAt'>, now = new Date()) =>
  state === 'unconfirmed' && now.getTime() - new Date(createdAt).getTime() > CONFIRM_HOURS * HOUR

/** Full authority: the link grants access, or is only mailed to the hospital itself. */
const firstPosting = (payload: Payload, where: Where, req?: PayloadRequest): Promise<VacancyPosting | null> =>
  firstAsServer(payload, 'vacancy-postings', where, { req })

/**
 * The posting that a link manages.
 * @returns null for an invalid or unknown link, a posting in the trash, and one that was not confirmed in time
 */
export async function postingByLink(payload: Payload, link: unknown, req?: PayloadRequest) {
  const posting = isLink(link) ? await firstPosting(payload, { linkHash: { equals: hashOfLink(link) } }, req) : null
  return posting && !isExpired(posting) ? posting : null
}

/** The posting that a vacancy was published from; null for the team's own vacancies. */
export const postingOfJob = async (req: PayloadRequest, job: string | null): Promise<VacancyPosting | null> =>
  job === null
    ? null
    : firstPosting(req.payload, { and: [{ job: { equals: job } }, { confirmedAt: { exists: true } }] }, req)

/** Writes a posting's new state, with other changes. */
export function moveTo(
  req: PayloadRequest,
  { id }: Pick<VacancyPosting, 'id'>,
  state: PostingState,
  more: Partial<VacancyPosting> = {},
): Promise<VacancyPosting> {
  // Full authority: no one may edit these fields; the caller has decided.
  return req.payload.update({
    collection: 'vacancy-postings',
    id,
    data: { ...more, state, stateSince: new Date().toISOString() },
    ...asServer(req),
  })
}

/**
 * Runs a command on the posting of a link with its row locked, so that of two concurrent ones the second sees the
 * first's result.
 * @throws APIError 404 for an unknown link
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

/** Erases the postings from a person's verified email with their account; published vacancies belong to the hospital. */
export const erasePostingsOf: Eraser = async (req, { email, verified }) => {
  if (!verified) return
  const where = { email: { equals: email.toLowerCase() } }
  // Full authority: they go with the account, though a person may not delete them otherwise.
  await req.payload.delete({ collection: 'vacancy-postings', where, depth: 0, trash: true, overrideAccess: true, req })
}
