import { stopByLink } from '@/cms/subscriptions/end'
import { env } from '@/lib/env'
import { languageOf } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { payloadClient } from '@/server/payload'
import { publicRoute } from '@/server/route'

type Context = RouteContext<'/[lang]/alerts/stop'>

const NEVER_KEPT = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' }
const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''
const ledTo = (path: string) =>
  new Response(null, { status: 303, headers: { ...NEVER_KEPT, location: env.SITE_URL + path } })

/** Shows a page with a button, so that mail scanners that follow links end nothing. */
export const GET = publicRoute(async (request: Request, { params }: Context) =>
  ledTo(pathsIn(languageOf((await params).lang)).stoppingSubscription(tokenOf(request))),
)

/**
 * Unsubscribes. Mail programs post here by themselves (RFC 8058), without cookies and cross-site, so only the signature
 * of the link is checked; our own page posts here too and is redirected.
 */
export const POST = publicRoute(async (request: Request, { params }: Context) => {
  const paths = pathsIn(languageOf((await params).lang))
  const isOneClick = (await request.text().catch(() => '')).includes('List-Unsubscribe=One-Click')
  const isStopped = await stopByLink(await payloadClient(), tokenOf(request))
  if (isOneClick) return new Response(null, { status: isStopped ? 200 : 404, headers: NEVER_KEPT })
  return ledTo(isStopped ? paths.subscriptionStopped() : paths.stoppingSubscription('none'))
})
