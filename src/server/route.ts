import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import 'server-only'
import { anyone, permits, type Rule, signedIn } from '@/cms/access/access'
import { DEFAULT_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { User } from '@/payload-types'
import { sessionUser } from './session'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request has the secret shared with tasks, scripts and schedulers. */
function isInternalCall(request: Request): boolean {
  const given = request.headers.get('authorization')
  if (!env.CRON_SECRET || !given) return false
  return timingSafeEqual(digest(given), digest(`Bearer ${env.CRON_SECRET}`))
}

type Answer = Response | Promise<Response>

/**
 * The person signed in if a rule of `access.ts` admits them: for restricted server actions and pages.
 * @returns null for everyone else, visitors included
 */
export async function permittedUser(rule: Rule): Promise<User | null> {
  const user = await sessionUser()
  return user && permits(rule, user) ? user : null
}

/**
 * A route handler for the person signed in; everyone else is sent to sign in first.
 * @param next the path that signing in leads to
 */
export const signedInRoute = <Context = unknown>(next: string, handler: (user: User, context: Context) => Answer) =>
  named(signedIn, async (_request: Request, context: Context) => {
    const user = await permittedUser(signedIn)
    if (user) return handler(user, context)
    return Response.redirect(new URL(pathsIn(DEFAULT_LANGUAGE).login(next), env.SITE_URL), 303)
  })

/** A public route handler; it reads the session itself if needed. */
export const publicRoute = <Context extends [object?]>(handler: (request: Request, ...context: Context) => Answer) =>
  named(anyone, async (request: Request, ...context: Context) => handler(request, ...context))

/** A route handler for tasks, scripts and schedulers with the shared secret. */
export const internalRoute = (handler: (request: Request) => Answer) =>
  named(isInternalCall, async (request: Request) =>
    isInternalCall(request) ? handler(request) : new Response(null, { status: 404 }),
  )

/** The handler with its rule, for the authority tests. */
const named = <Handler extends object, By>(rule: By, handler: Handler): Handler & { rule: By } =>
  Object.assign(handler, { rule })
