import { adminOnly } from '@/cms/access/access'
import { endpoint, notFound } from '@/cms/access/endpoint'
import { brandOf } from '@/cms/mail/brand-of'
import { queueMail } from '@/cms/mail/queue-mail'
import { idOf, isRecordId } from '@/lib/database/record-id'
import { inTransaction } from '@/lib/database/transaction'
import { refusalError } from '@/lib/refusals/refusal-error'
import { STUDIO_LANGUAGE } from '@/lib/text/language'
import { sentOnMail } from '../emails/posting-mails'
import { linkOf } from '../operations/link'
import { postingOfJob } from '../operations/of-job'
import { postingRefusals } from '../texts'

const refusals = postingRefusals(STUDIO_LANGUAGE)

/**
 * Shows an application to the hospital that sent its vacancy in, on the page of its link. Only of an applicant who has
 * agreed to it; the audit log names who sent it on.
 */
export const sendOn = endpoint({
  rule: adminOnly,
  method: 'post',
  path: '/:id/send-on',
  handler: async (req, user) => {
    const id = String(req.routeParams?.id)
    if (!isRecordId(id)) return notFound()
    const isSent = await inTransaction(
      req.payload,
      async (inner) => {
        const own = { collection: 'job-applications', id, depth: 0, user, req: inner } as const
        const application = await req.payload.findByID({ ...own, overrideAccess: false, disableErrors: true })
        if (!application) return false
        if (!application.mayBeSentOn || application.status === 'withdrawn') throw refusalError(refusals, 'no-agreement')
        const posting = await postingOfJob(inner, idOf(application.job))
        if (!posting?.linkSeed) throw refusalError(refusals, 'not-from-hospital')
        // Full authority: nobody writes the moment by hand; the rule of the endpoint has decided who sends on.
        await req.payload.update({ ...own, data: { sentOnAt: new Date().toISOString() }, overrideAccess: true })
        await queueMail(inner, sentOnMail(await brandOf(inner), posting, linkOf(posting.linkSeed)))
        return true
      },
      user,
    )
    return isSent ? Response.json({ ok: true }) : notFound()
  },
})
