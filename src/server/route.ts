import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import 'server-only'
import { anyone, permits, type Rule } from '@/cms/access/access'
import type { User } from '@/payload-types'
import { sessionUser } from './session'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request carries the secret that tasks, scripts and schedulers share with the site. */
function isInternalCall(request: Request): boolean {
  const given = request.headers.get('authorization')
  if (!env.CRON_SECRET || !given) return false
  return timingSafeEqual(digest(given), digest(`Bearer ${env.CRON_SECRET}`))
}

type Answer = Response | Promise<Response>

/**
 * Who is asking, when a rule of `access.ts` lets them pass: for server actions and pages that are some people's only.
 * @returns null for everybody else, visitors among them
 */
export async function permittedUser(rule: Rule): Promise<User | null> {
  const user = await sessionUser()
  return user && permits(rule, user) ? user : null
}

/**
 * A route handler for the people whom a rule lets pass.
 * @param error what everybody else is answered
 */
export const guardedRoute = <Context = unknown>(
  rule: Rule,
  handler: (request: Request, user: User, context: Context) => Answer,
  expectedError: (request: Request) => Answer,
) =>
  named(rule, async (request: Request, context: Context) => {
    const user = await permittedUser(rule)
    return user ? handler(request, user, context) : expectedError(request)
  })

/** A route handler that answers everybody; it asks by itself who that is, where the answer depends on it. */
export const publicRoute = <Context extends [object?]>(handler: (request: Request, ...context: Context) => Answer) =>
  named(anyone, async (request: Request, ...context: Context) => handler(request, ...context))

/** A route handler for tasks, scripts and schedulers, which carry the secret they share with the site. */
export const internalRoute = (handler: (request: Request) => Answer) =>
  named(isInternalCall, async (request: Request) =>
    isInternalCall(request) ? handler(request) : new Response(null, { status: 404 }),
  )

/** The handler with the rule it asks, for the table of who may. */
const named = <Handler extends object, By>(rule: By, handler: Handler): Handler & { rule: By } =>
  Object.assign(handler, { rule })
