import { APIError, addDataAndFileToRequest, headersWithCors, type PayloadRequest } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'
import { publicEndpoint } from '@/cms/guards/endpoint'
import { waitText } from '@/lib/action-result'
import { refusalOf } from '@/lib/refusal'
import { spendPasswordTime } from '../operations/password-time'
import { endSession, extendSession, openSession } from '../operations/session-rows'
import { accountOf } from '../operations/sign-up'
import { accountTexts } from '../texts'

const TOO_MANY_REQUESTS = 429

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An answer that sets the session's cookie, as Payload's own would. */
function answer(req: PayloadRequest, body: object, cookie: string): Response {
  return Response.json(body, { headers: headersWithCors({ headers: new Headers({ 'Set-Cookie': cookie }), req }) })
}

const cookieOf = (req: PayloadRequest, token: string) =>
  generatePayloadCookie({
    collectionAuthConfig: req.payload.collections.users.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token,
  })

/**
 * Payload's `POST /api/users/login` over our own sessions. The token goes into the cookie only. Wrong passwords count
 * per address as in the form, whether there is such an account or not, so that the answers do not tell.
 */
const signIn = publicEndpoint('post', '/login', async (req) => {
  await addDataAndFileToRequest(req)
  const email = textOf(req.data?.email).trim().toLowerCase()
  const password = textOf(req.data?.password)
  // Loaded on demand: the limits belong to requests, and the command line cannot load what only a server may.
  const { secondsLeft, secondsToWait } = await import('@/lib/rate-limit')
  const wait = await secondsLeft('signInPerAccount', email)
  if (wait > 0) throw new APIError(waitText(wait), TOO_MANY_REQUESTS, null, true)
  try {
    const { token, exp, user } = await openSession(req, email, password)
    const own = { collection: 'users', id: user.id, depth: 0, overrideAccess: false, user } as const
    const shown = await req.payload.findByID(own)
    return answer(req, { message: req.t('authentication:passed'), exp, user: shown }, cookieOf(req, token))
  } catch (error) {
    if (refusalOf(error)?.status === 401) {
      if (!(await accountOf(req.payload, email))) await spendPasswordTime(password)
      await secondsToWait('signInPerAccount', email)
    }
    throw error
  }
})

/** Payload's `POST /api/users/logout`; `allSessions=true` ends every session of the person. */
const signOut = publicEndpoint('post', '/logout', async (req) => {
  if (!req.user) return Response.json({ errors: [{ message: accountTexts.sessionEnded }] }, { status: 400 })
  await endSession(req.payload, req.user, req.searchParams.get('allSessions') === 'true')
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: req.payload.collections.users.config.auth,
    config: req.payload.config,
    cookiePrefix: req.payload.config.cookiePrefix,
  })
  return answer(req, { message: req.t('authentication:logoutSuccessful') }, cookie)
})

/** Payload's `POST /api/users/refresh-token`, which the studio calls while it is in use. */
const refresh = publicEndpoint('post', '/refresh-token', async (req) => {
  const { refreshedToken, ...rest } = await extendSession(req)
  const body = { message: req.t('authentication:tokenRefreshSuccessful'), ...rest }
  return answer(req, body, cookieOf(req, refreshedToken))
})

export const sessionEndpoints = [signIn, signOut, refresh]
