import { issueFormToken } from '@/lib/spam/form-token'
import { publicRoute } from '@/server/route'

export const dynamic = 'force-dynamic'

/** A fresh token for a form on a static page, which cannot carry one of its own. */
export const GET = publicRoute(
  () =>
    new Response(issueFormToken(), {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    }),
)
