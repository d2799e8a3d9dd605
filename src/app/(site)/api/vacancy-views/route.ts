import { z } from 'zod'
import { countView } from '@/features/jobs/views/operations/view-queries'
import { sourceOf } from '@/features/jobs/views/sources'
import { secondsToWait } from '@/lib/limits/rate-limit'
import { clientIp } from '@/lib/request/client-ip'
import { payloadClient } from '@/server/payload'
import { publicRoute } from '@/server/route'

const MAX_BODY_LENGTH = 400
const PROGRAMS = /bot|crawl|spider|slurp|preview|lighthouse|pagespeed|monitor|python|curl|wget|^$/i
const viewSchema = z.object({ vacancy: z.uuid(), before: z.string() })

const noContent = () => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })

/** The body our pages send; null for any other. */
async function viewOf(request: Request): Promise<z.output<typeof viewSchema> | null> {
  const site = request.headers.get('sec-fetch-site')
  if (site && site !== 'same-origin') return null
  const text = await request.text()
  if (text.length > MAX_BODY_LENGTH) return null
  try {
    return viewSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/**
 * Counts a view of a vacancy. The response is always the same; nothing about the visitor is stored, except the
 * network's rate limit, which expires within a minute.
 */
export const POST = publicRoute(async (request) => {
  if (PROGRAMS.test(request.headers.get('user-agent') ?? '')) return noContent()
  const view = await viewOf(request)
  if (!view) return noContent()
  const payload = await payloadClient()
  const wait = await secondsToWait(payload, 'viewPerIp', await clientIp())
  const source = sourceOf(view.before, request.headers.get('origin') ?? '')
  if (wait === 0) await countView(payload, view.vacancy, source)
  return noContent()
})
