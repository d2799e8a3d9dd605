import { env } from '@/lib/env'

export const dynamic = 'force-dynamic'

/** The key by which search engines know that what they are told of this site comes from it; none without a key. */
export function GET(): Response {
  if (!env.INDEXNOW_KEY) return new Response(null, { status: 404 })
  return new Response(env.INDEXNOW_KEY, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
