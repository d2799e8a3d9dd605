import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isRecordId } from '@/lib/record-id'
import { inTransaction } from '@/lib/transaction'
import type { User } from '@/payload-types'
import { noteChange } from '../hooks/audit'
import { queueFailedMails } from '../mail/failed-mails'
import { isAdmin } from '../roles'
import { studioTexts } from './texts'

const texts = studioTexts.failedMails
const asked = z.union([z.object({ id: z.string().refine(isRecordId) }), z.object({ all: z.literal(true) })])

/** Sends one failed mail again, or all of them; the audit log tells who did. */
export const sendMailsAgain: Endpoint = {
  path: '/failed-mails/send-again',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin(req.user)) return Response.json({ error: 'Not found' }, { status: 404 })
    const parsed = asked.safeParse(await req.json?.().catch(() => null))
    if (!parsed.success) return Response.json({ error: texts.notSent }, { status: 400 })
    const id = 'id' in parsed.data ? parsed.data.id : null
    const sent = await inTransaction(
      req.payload,
      async (inner) => {
        const subjects = await queueFailedMails(inner, id ? [id] : null)
        if (subjects.length > 0) {
          await noteChange(inner, {
            summary: texts.sentSummary(subjects),
            action: 'update',
            of: 'mails',
            record: id ?? 'all',
            changes: [],
          })
        }
        return subjects.length
      },
      req.user as User,
    )
    return sent > 0 ? Response.json({ sent }) : Response.json({ error: texts.alreadySent }, { status: 409 })
  },
}
