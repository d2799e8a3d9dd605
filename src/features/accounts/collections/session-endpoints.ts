import { addDataAndFileToRequest, type Endpoint, headersWithCors, type PayloadRequest } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'
import { endSession, extendSession, openSession } from '../operations/session-rows'
import { accountTexts } from '../texts'

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

/** Payload's `POST /api/users/login` over our own sessions. The token goes into the cookie only. */
const signIn: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { token, exp, user } = await openSession(req, textOf(req.data?.email), textOf(req.data?.password))
    return answer(req, { message: req.t('authentication:passed'), exp, user }, cookieOf(req, token))
  },
}

/** Payload's `POST /api/users/logout`; `allSessions=true` ends every session of the person. */
const signOut: Endpoint = {
  path: '/logout',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return Response.json({ errors: [{ message: accountTexts.sessionEnded }] }, { status: 400 })
    await endSession(req.payload, req.user, req.searchParams.get('allSessions') === 'true')
    const cookie = generateExpiredPayloadCookie({
      collectionAuthConfig: req.payload.collections.users.config.auth,
      config: req.payload.config,
      cookiePrefix: req.payload.config.cookiePrefix,
    })
    return answer(req, { message: req.t('authentication:logoutSuccessful') }, cookie)
  },
}

/** Payload's `POST /api/users/refresh-token`, which the studio calls while it is in use. */
const refresh: Endpoint = {
  path: '/refresh-token',
  method: 'post',
  handler: async (req) => {
    const { refreshedToken, ...rest } = await extendSession(req)
    const body = { message: req.t('authentication:tokenRefreshSuccessful'), ...rest }
    return answer(req, body, cookieOf(req, refreshedToken))
  },
}

export const sessionEndpoints = [signIn, signOut, refresh]
