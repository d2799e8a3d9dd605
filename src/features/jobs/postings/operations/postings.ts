import type { Payload, PayloadRequest } from 'payload'
import { lockedMoment } from '@/cms/editing/moment-queries'
import { inTransaction } from '@/lib/database/transaction'
import { refusalError } from '@/lib/refusals/refusal-error'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import type { VacancyPosting } from '@/payload-types'
import { CONFIRM_HOURS, type PostingState } from '../schema'
import { postingRefusals } from '../texts'
import { hashOfLink, isLink } from './link'

const GONE = 404
const HOUR = 60 * 60 * 1000

/** Whether the time is over in which the mailbox could have been proved. */
export const isExpired = ({ state, createdAt }: Pick<VacancyPosting, 'state' | 'createdAt'>, now = new Date()) =>
  state === 'unconfirmed' && now.getTime() - new Date(createdAt).getTime() > CONFIRM_HOURS * HOUR

/**
 * The vacancy that a hospital manages by a link.
 * @returns null for what is no link, one that was never given out, one in the trash, and one that nobody confirmed in time
 */
export async function postingByLink(
  payload: Payload,
  link: unknown,
  req?: PayloadRequest,
): Promise<VacancyPosting | null> {
  if (!isLink(link)) return null
  // Full authority: whoever holds the link may see what it leads to; there is no account behind it.
  const { docs } = await payload.find({
    collection: 'vacancy-postings',
    where: { linkHash: { equals: hashOfLink(link) } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [posting] = docs
  return posting && !isExpired(posting) ? posting : null
}

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
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/**
 * Does something with the vacancy of a link, whose row is held meanwhile: of two acts at once the second sees what the
 * first has done.
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
    if (!posting) throw refusalError(postingRefusals(STUDIO_LANGUAGE), 'link-unknown', GONE)
    return work(req, posting)
  })
}
