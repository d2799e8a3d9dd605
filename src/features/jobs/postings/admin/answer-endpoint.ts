import { z } from 'zod'
import { adminOnly } from '@/cms/access/access'
import { endpoint, notFound } from '@/cms/access/endpoint'
import { lockedMoment } from '@/cms/editing/moment-queries'
import { bodyOf } from '@/cms/rest/endpoint-body'
import { isRecordId } from '@/lib/database/record-id'
import { inTransaction } from '@/lib/database/transaction'
import { LONGEST_REASON, POSTING_ANSWERS } from '../schema'
import { answer } from './answer'
import { postingDeskTexts } from './texts'

const answerSchema = z.object({
  answer: z.enum(POSTING_ANSWERS),
  reason: z.string().trim().max(LONGEST_REASON).optional(),
  updatedAt: z.iso.datetime(),
  hospital: z.uuid().nullish(),
})

/** Publishes a vacancy that a hospital sent in, or answers with a reason. */
export const answerPosting = endpoint({
  rule: adminOnly,
  method: 'post',
  path: '/:id/answer',
  handler: async (req, user) => {
    const body = await bodyOf(req, answerSchema, postingDeskTexts.refusals)
    const id = String(req.routeParams?.id)
    if (!isRecordId(id)) return notFound()
    const isAnswered = await inTransaction(
      req.payload,
      async (inner) => {
        await lockedMoment(inner, 'vacancy-postings', id)
        // Full authority for the seed of the link, which the mail is made with; who may answer, the rule has decided.
        const posting = await req.payload.findByID({
          collection: 'vacancy-postings',
          id,
          depth: 0,
          overrideAccess: true,
          disableErrors: true,
          req: inner,
        })
        if (!posting) return false
        await answer(inner, user, posting, body)
        return true
      },
      user,
    )
    return isAnswered ? Response.json({ ok: true }) : notFound()
  },
})
