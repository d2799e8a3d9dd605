import { stopByLink } from '@/cms/subscriptions/end'
import { env } from '@/lib/env'
import { languageOf, pathsIn } from '@/lib/language'
import { payloadClient } from '@/server/payload'
import { publicRoute } from '@/server/route'

type Context = RouteContext<'/[lang]/alerts/stop'>

const NEVER_KEPT = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' }
const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''
const ledTo = (path: string) =>
  new Response(null, { status: 303, headers: { ...NEVER_KEPT, location: env.SITE_URL + path } })

/** Shows a page with a button: programs that look at the links of a mail end nothing. */
export const GET = publicRoute(async (request: Request, { params }: Context) =>
  ledTo(pathsIn(languageOf((await params).lang)).stoppingSubscription(tokenOf(request))),
)

/**
 * Ends what the link stands for. A mail program posts here by itself (RFC 8058), without cookies and from elsewhere,
 * so the signature of the link is all that is asked; our own page posts here too and is led on.
 */
export const POST = publicRoute(async (request: Request, { params }: Context) => {
  const paths = pathsIn(languageOf((await params).lang))
  const isOneClick = (await request.text().catch(() => '')).includes('List-Unsubscribe=One-Click')
  const isStopped = await stopByLink(await payloadClient(), tokenOf(request))
  if (isOneClick) return new Response(null, { status: isStopped ? 200 : 404, headers: NEVER_KEPT })
  return ledTo(isStopped ? paths.subscriptionStopped() : paths.stoppingSubscription('none'))
})
