import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { clearTags } from '@/lib/caching/cache'
import { isRecordId } from '@/lib/database/record-id'
import { inTransactionAs } from '@/lib/database/transaction'
import type { User } from '@/payload-types'
import { contentKeepers, endpoint, notFound } from '../access/access'
import { noteChange } from '../audit/note-change'
import { writeInPlace } from './in-place-queries'
import { orderMessages } from './messages'

const MAX_RECORDS = 500
const recordId = z.string().refine(isRecordId)
const order = z.object({
  ids: z
    .array(recordId)
    .min(1)
    .max(MAX_RECORDS)
    .refine((ids) => new Set(ids).size === ids.length),
})
const choice = z.object({ isOn: z.boolean() })

interface Ordered {
  collection: CollectionSlug
  /** Checkbox that shows or hides a record. */
  switchField: string
  /** Name for the audit log: "Banners". */
  name: string
  tags: () => string[]
}

const unread = () => Response.json({ error: orderMessages.failed }, { status: 400 })

/**
 * Endpoints of a manually sorted list: `POST /order` numbers the given records 1, 2, 3 …, `POST /:id/shown` toggles
 * one. Payload's own `orderable` writes to the newest draft, so a published record with a draft would keep its old
 * position on the site.
 */
export function orderEndpoints(ordered: Ordered): Endpoint[] {
  const { collection, switchField } = ordered
  return [
    endpoint(contentKeepers, 'post', '/order', async (req, user) => {
      const parsed = order.safeParse(await req.json?.().catch(() => null))
      if (!parsed.success) return unread()
      const places = new Map(parsed.data.ids.map((id, index) => [id, index + 1]))
      return kept({ req, user }, ordered, (inner) => writeInPlace(inner, collection, 'sortOrder', places), {
        summary: orderMessages.ordered(ordered.name),
      })
    }),
    endpoint(contentKeepers, 'post', '/:id/shown', async (req, user, id) => {
      const parsed = choice.safeParse(await req.json?.().catch(() => null))
      if (!parsed.success) return unread()
      const { isOn } = parsed.data
      const write = (inner: PayloadRequest) => writeInPlace(inner, collection, switchField, new Map([[id, isOn]]))
      return kept({ req, user }, ordered, write, { summary: orderMessages.switched(ordered.name, isOn), record: id })
    }),
  ]
}

/** Writes with the audit log entry, both or neither, and revalidates the pages. */
async function kept(
  { req, user }: { req: PayloadRequest; user: User },
  { collection, tags }: Ordered,
  write: (req: PayloadRequest) => Promise<string[]>,
  entry: { summary: string; record?: string },
): Promise<Response> {
  const written = await inTransactionAs(user, req.payload, async (inner) => {
    const ids = await write(inner)
    if (ids.length > 0) {
      await noteChange(inner, { record: 'all', ...entry, action: 'update', of: collection, changes: [] })
    }
    return ids
  })
  if (written.length === 0) return notFound()
  clearTags(req, tags())
  return Response.json({ written: written.length })
}
