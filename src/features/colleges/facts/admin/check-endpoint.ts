import { z } from 'zod'
import { contentKeepers, endpoint } from '@/cms/access/access'
import { noteChange } from '@/cms/audit/note-change'
import { clearTags, tags } from '@/lib/caching/cache'
import { inTransactionAs } from '@/lib/database/transaction'
import { factsMessages as messages } from './facts-messages'
import { noteChecked } from './facts-queries'

const MAX_AT_ONCE = 200
const MAX_ID_LENGTH = 60
const bodySchema = z.object({ ids: z.array(z.string().min(1).max(MAX_ID_LENGTH)).min(1).max(MAX_AT_ONCE) })

/** "Still true, checked today" for one or several figures; the audit log records by whom, and of which colleges. */
export const checkFactsEndpoint = endpoint(contentKeepers, 'post', '/facts/checked', async (req, user) => {
  const parsed = bodySchema.safeParse(await req.json?.().catch(() => null))
  if (!parsed.success) return Response.json({ error: messages.notChecked }, { status: 400 })
  const checked = await inTransactionAs(user, req.payload, async (inner) => {
    const colleges = await noteChecked(inner, parsed.data.ids)
    for (const college of new Set(colleges)) {
      await noteChange(inner, {
        summary: messages.noted(colleges.filter((id) => id === college).length),
        action: 'update',
        of: 'colleges',
        record: college,
        changes: [],
      })
    }
    return colleges.length
  })
  if (checked === 0) return Response.json({ error: messages.gone }, { status: 404 })
  clearTags(req, [tags.colleges(), tags.allColleges()])
  return Response.json({ checked })
})
