import { issueFormToken } from '@/lib/spam/form-token'
import { publicRoute } from '@/server/route'

export const dynamic = 'force-dynamic'

/** A fresh token for forms on static pages, which cannot hold one. */
export const GET = publicRoute(
  () =>
    new Response(issueFormToken(), {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    }),
)
