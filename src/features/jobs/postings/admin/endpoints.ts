import { z } from 'zod'
import { adminOnly, endpoint, notFound } from '@/cms/access/access'
import { lockedMoment } from '@/cms/editing/moment-queries'
import { bodyOf } from '@/cms/rest/endpoint-body'
import { inTransactionAs } from '@/lib/database/transaction'
import { apiError } from '@/lib/errors/expected-error'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { postingErrorMessages } from '../messages'
import {
  answerPosting as answerWith,
  publishPosting,
  requireAnswerable,
  sendApplicationOn,
} from '../operations/commands'
import { MAX_REASON_LENGTH, POSTING_ANSWERS } from '../schema'

const errorMessages = postingErrorMessages(STUDIO_LANGUAGE)

const answerSchema = z.object({
  answer: z.enum(POSTING_ANSWERS),
  /** As the hospital reads it; required unless it is published. */
  reason: z.string().trim().max(MAX_REASON_LENGTH).optional(),
  updatedAt: z.iso.datetime(),
  hospital: z.uuid().nullish(),
})

/** Publishes a vacancy that a hospital sent in, or answers with a reason. */
export const answerPosting = endpoint(adminOnly, 'post', '/:id/answer', async (outer, user, id) => {
  const { answer, reason, updatedAt, hospital } = await bodyOf(outer, answerSchema, errorMessages)
  const isFound = await inTransactionAs(user, outer.payload, async (req) => {
    await lockedMoment(req, 'vacancy-postings', id)
    // Full authority for the seed of the link that the mail carries; the rule of the endpoint has decided who may answer.
    const found = { collection: 'vacancy-postings', id, depth: 0, overrideAccess: true } as const
    const posting = await req.payload.findByID({ ...found, disableErrors: true, req })
    if (!posting) return false
    requireAnswerable(posting, updatedAt)
    if (answer === 'published') await publishPosting(req, user, posting, hospital ?? null)
    else if (!reason) throw apiError(errorMessages, 'reason-missing')
    else await answerWith(req, posting, answer, { reason })
    return true
  })
  return isFound ? Response.json({ ok: true }) : notFound()
})

/** Shows an application to the hospital that sent its vacancy in. */
export const sendOn = endpoint(adminOnly, 'post', '/:id/send-on', async (outer, user, id) => {
  const isFound = await inTransactionAs(user, outer.payload, async (req) => {
    await lockedMoment(req, 'job-applications', id)
    const own = { collection: 'job-applications', id, depth: 0, overrideAccess: false, user } as const
    const application = await req.payload.findByID({ ...own, disableErrors: true, req })
    if (application) await sendApplicationOn(req, user, application)
    return application !== null
  })
  return isFound ? Response.json({ ok: true }) : notFound()
})
