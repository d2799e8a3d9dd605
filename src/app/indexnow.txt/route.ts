import { env } from '@/lib/env'

export const dynamic = 'force-dynamic'

/** IndexNow key that proves to search engines that our notifications come from this site; none without a key. */
export function GET(): Response {
  if (!env.INDEXNOW_KEY) return new Response(null, { status: 404 })
  return new Response(env.INDEXNOW_KEY, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
