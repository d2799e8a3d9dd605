import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { internalRoute } from '@/server/route'

const body = z.object({ tags: z.array(z.string().min(1).max(256)).min(1).max(500) })

/** Clears cache tags for tasks and scripts, which run outside a request. */
export const POST = internalRoute(async (request) => {
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return Response.json({ error: 'tags missing' }, { status: 400 })
  for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ cleared: parsed.data.tags.length })
})
