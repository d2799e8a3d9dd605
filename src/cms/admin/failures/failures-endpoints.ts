import { z } from 'zod'
import { adminOnly, endpoint } from '@/cms/access/access'
import { noteChange } from '@/cms/audit/note-change'
import { requeueMails } from '@/cms/database/payload-mail-jobs'
import { isRecordId } from '@/lib/database/record-id'
import { inTransactionAs } from '@/lib/database/transaction'
import { studioMessages } from '../messages'

const messages = studioMessages.failedMails
const bodySchema = z.union([z.object({ id: z.string().refine(isRecordId) }), z.object({ all: z.literal(true) })])

/** Resends one failed mail or all of them; recorded in the audit log. */
export const sendMailsAgain = endpoint(adminOnly, 'post', '/failed-mails/send-again', async (req, user) => {
  const parsed = bodySchema.safeParse(await req.json?.().catch(() => null))
  if (!parsed.success) return Response.json({ error: messages.notSent }, { status: 400 })
  const id = 'id' in parsed.data ? parsed.data.id : null
  const sent = await inTransactionAs(user, req.payload, async (inner) => {
    const subjects = await requeueMails(inner, id ? [id] : null)
    if (subjects.length > 0) {
      await noteChange(inner, {
        summary: messages.sentSummary(subjects.length),
        action: 'update',
        of: 'mails',
        record: id ?? 'all',
        changes: [],
      })
    }
    return subjects.length
  })
  return sent > 0 ? Response.json({ sent }) : Response.json({ error: messages.alreadySent }, { status: 409 })
})
