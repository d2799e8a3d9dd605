import type { PayloadRequest } from 'payload'
import { brandOf } from '@/cms/mail/brand-of'
import { queueMail } from '@/cms/mail/queue-mail'
import { idOf } from '@/lib/database/record-id'
import { refusalError } from '@/lib/refusals/refusal-error'
import type { Job, User, VacancyPosting } from '@/payload-types'
import { POSTED, type PostedName } from '../../admin/posting-fields'
import { isOpen } from '../../vacancies/open-rule'
import { answerMail } from '../emails/posting-mails'
import { linkOf } from '../operations/link'
import { moveTo } from '../operations/postings'
import type { PostingAnswer, PostingState } from '../schema'
import { postingDeskTexts } from './texts'

const CONFLICT = 409
const ANSWERABLE: readonly PostingState[] = ['waiting', 'changes-asked', 'declined']

export interface Answer {
  answer: PostingAnswer
  /** In the words that the hospital reads; needed unless it is published. */
  reason?: string
  /** When what the administrator looks at was last changed. */
  updatedAt: string
  /** The page of the hospital that the vacancy is to name; none where it is confidential or has no page. */
  hospital?: string | null
}

/**
 * Answers a vacancy that waits, in the name of an administrator and within the caller's transaction: publishes it, or
 * tells the hospital why not. The hospital gets a mail either way.
 * @throws APIError 409 when the hospital has changed it since, or it does not wait
 */
export async function answer(
  req: PayloadRequest,
  user: User,
  posting: VacancyPosting,
  { answer: given, reason, updatedAt, hospital }: Answer,
): Promise<void> {
  const { refusals } = postingDeskTexts
  if (!ANSWERABLE.includes(posting.state)) throw refusalError(refusals, 'not-waiting', CONFLICT)
  if (new Date(updatedAt).getTime() !== new Date(posting.updatedAt).getTime()) {
    throw refusalError(refusals, 'changed-meanwhile', CONFLICT)
  }
  if (given !== 'published' && !reason) throw refusalError(refusals, 'reason-missing')
  const job = given === 'published' ? await publish(req, user, posting, hospital ?? null) : null
  const answered = await moveTo(req, posting, given, {
    reason: given === 'published' ? null : reason,
    ...(job ? { job: job.id } : {}),
  })
  const link = posting.linkSeed ? linkOf(posting.linkSeed) : null
  if (link) await queueMail(req, await answerMail(req, await brandOf(req), answered, given, link))
}

/** The vacancy of the site as the hospital has it now: a new one, or the one that was published before. */
async function publish(
  req: PayloadRequest,
  user: User,
  posting: VacancyPosting,
  hospital: string | null,
): Promise<Job> {
  const posted = Object.fromEntries(POSTED.map((name) => [name, posting[name]])) as Pick<VacancyPosting, PostedName>
  const { title, department, location } = posted
  if (!title || !department || !location) throw refusalError(postingDeskTexts.refusals, 'incomplete')
  const data = {
    ...posted,
    department,
    location,
    hospital: posting.isConfidential ? null : hospital,
    institution: posting.isConfidential ? null : posting.institutionName,
    status: 'Active' as const,
  }
  // In the administrator's own name: who may not publish a vacancy may not publish this one.
  const own = { collection: 'jobs', depth: 0, overrideAccess: false, user, req } as const
  const id = idOf(posting.job)
  const before = id ? await req.payload.findByID({ ...own, id, disableErrors: true }) : null
  const now = new Date().toISOString()
  if (!before) return req.payload.create({ ...own, data: { ...data, postedAt: now } })
  const postedAt = isOpen(before) ? before.postedAt : now
  return req.payload.update({ ...own, id: before.id, data: { ...data, postedAt } })
}
