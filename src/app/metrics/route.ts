import { siteMetrics } from '@/server/metrics'
import { internalRoute } from '@/server/route'

export const dynamic = 'force-dynamic'

/** Figures of this process for Prometheus, which carries CRON_SECRET as its bearer token. */
export const GET = internalRoute(async () => {
  const { body, type } = await siteMetrics()
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } })
})
