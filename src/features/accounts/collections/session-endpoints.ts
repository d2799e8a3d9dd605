import { addDataAndFileToRequest, generateCookie, headersWithCors, type PayloadRequest } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'
import { publicEndpoint } from '@/cms/access/access'
import { env } from '@/lib/env'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { KNOWN_DEVICE_SECONDS } from '../limits'
import { accountMessages } from '../messages'
import { endSession, extendSession } from '../operations/session-rows'
import { KNOWN_DEVICE_COOKIE } from '../sign-in/known-device'
import { signInWithPassword } from '../sign-in/sign-in'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A response that sets cookies as Payload's own would. */
function respond(req: PayloadRequest, body: object, cookies: string[]): Response {
  const headers = headersWithCors({ headers: new Headers(), req })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return Response.json(body, { headers })
}

const deviceCookieOf = (value: string) =>
  generateCookie<string>({
    name: KNOWN_DEVICE_COOKIE,
    value,
    httpOnly: true,
    sameSite: 'Lax',
    secure: env.SITE_URL.startsWith('https:'),
    path: '/',
    maxAge: KNOWN_DEVICE_SECONDS,
    returnCookieAsObject: false,
  })

const cookieOf = (req: PayloadRequest, token: string) =>
  generatePayloadCookie({
    collectionAuthConfig: req.payload.collections.users.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token,
  })

/**
 * Payload's `POST /api/users/login` with our own sessions. The token only goes into the cookie. Wrong passwords count as
 * in the form.
 */
const signIn = publicEndpoint('/login', async (req) => {
  await addDataAndFileToRequest(req)
  const signedIn = await signInWithPassword(req, textOf(req.data?.email), textOf(req.data?.password))
  const { token, exp, user } = signedIn
  const own = { collection: 'users', id: user.id, depth: 0, overrideAccess: false, user } as const
  const shown = await req.payload.findByID(own)
  const cookies = [cookieOf(req, token), deviceCookieOf(signedIn.knownDevice)]
  return respond(req, { message: req.t('authentication:passed'), exp, user: shown }, cookies)
})

/** Payload's `POST /api/users/logout`; `allSessions=true` ends every session of the person. */
const signOut = publicEndpoint('/logout', async (req) => {
  if (!req.user) {
    const code = 'session-ended'
    const message = accountMessages(STUDIO_LANGUAGE).accountErrorMessages[code]
    return Response.json({ errors: [{ message, data: { code } }] }, { status: 400 })
  }
  await endSession(req.payload, req.user, req.searchParams.get('allSessions') === 'true')
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: req.payload.collections.users.config.auth,
    config: req.payload.config,
    cookiePrefix: req.payload.config.cookiePrefix,
  })
  return respond(req, { message: req.t('authentication:logoutSuccessful') }, [cookie])
})

/** Payload's `POST /api/users/refresh-token`, which the studio calls while it is in use. */
const refresh = publicEndpoint('/refresh-token', async (req) => {
  const { refreshedToken, ...rest } = await extendSession(req)
  const body = { message: req.t('authentication:tokenRefreshSuccessful'), ...rest }
  return respond(req, body, [cookieOf(req, refreshedToken)])
})

export const sessionEndpoints = [signIn, signOut, refresh]
