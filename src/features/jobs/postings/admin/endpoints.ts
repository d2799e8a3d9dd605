import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { adminOnly, endpoint, notFound } from '@/cms/access/access'
import { lockedMoment } from '@/cms/editing/moment-queries'
import { bodyOf } from '@/cms/rest/endpoint-body'
import { inTransactionAs } from '@/lib/database/transaction'
import { apiError } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/language'
import type { User } from '@/payload-types'
import { postingErrorMessages } from '../messages'
import {
  answerPosting as answerWith,
  publishPosting,
  requireAnswerable,
  sendApplicationOn,
} from '../operations/commands'
import { LONGEST_REASON, POSTING_ANSWERS } from '../schema'

const errorMessages = postingErrorMessages(STUDIO_LANGUAGE)

/**
 * An endpoint that does something with one record, within one transaction of the administrator.
 * @param prepare reads what the request asks for, before the transaction
 * @param work false where there is no such record
 */
const ofRecord = <Asked>(
  path: `/:id/${string}`,
  prepare: (req: PayloadRequest) => Promise<Asked>,
  work: (req: PayloadRequest, user: User, id: string, asked: Asked) => Promise<boolean>,
) =>
  endpoint(adminOnly, 'post', path, async (req, user, id) => {
    const asked = await prepare(req)
    const isDone = await inTransactionAs(user, req.payload, (inner) => work(inner, user, id, asked))
    return isDone ? Response.json({ ok: true }) : notFound()
  })

const answerSchema = z.object({
  answer: z.enum(POSTING_ANSWERS),
  /** In the words that the hospital reads; needed unless it is published. */
  reason: z.string().trim().max(LONGEST_REASON).optional(),
  updatedAt: z.iso.datetime(),
  hospital: z.uuid().nullish(),
})

/** Publishes a vacancy that a hospital sent in, or answers with a reason. */
export const answerPosting = ofRecord(
  '/:id/answer',
  (req) => bodyOf(req, answerSchema, errorMessages),
  async (req, user, id, { answer, reason, updatedAt, hospital }) => {
    await lockedMoment(req, 'vacancy-postings', id)
    // Full authority for the seed of the link, which the mail is made with; who may answer, the rule has decided.
    const found = { collection: 'vacancy-postings', id, depth: 0, overrideAccess: true } as const
    const posting = await req.payload.findByID({ ...found, disableErrors: true, req })
    if (!posting) return false
    requireAnswerable(posting, updatedAt)
    if (answer === 'published') await publishPosting(req, user, posting, hospital ?? null)
    else if (!reason) throw apiError(errorMessages, 'reason-missing')
    else await answerWith(req, posting, answer, { reason })
    return true
  },
)

/** Shows an application to the hospital that sent its vacancy in. */
export const sendOn = ofRecord(
  '/:id/send-on',
  async () => null,
  async (req, user, id) => {
    const own = { collection: 'job-applications', id, depth: 0, overrideAccess: false, user } as const
    const application = await req.payload.findByID({ ...own, disableErrors: true, req })
    if (application) await sendApplicationOn(req, user, application)
    return application !== null
  },
)
