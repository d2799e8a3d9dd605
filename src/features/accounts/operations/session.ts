import { cookies } from 'next/headers'
import { createLocalReq, loginOperation, logoutOperation, type Payload, refreshOperation } from 'payload'
import { env } from '@/lib/env'
import { SESSION_COOKIE } from '@/lib/session'
import type { User } from '@/payload-types'
import { RENEW_AFTER_SECONDS, SESSION_SECONDS } from '../limits'

/**
 * Checks a password and opens a session in the database.
 * @returns the session's token, which belongs into the browser's cookie and nowhere else
 * @throws AuthenticationError, LockedAuth, or APIError when the address is not verified
 */
export async function openSession(payload: Payload, email: string, password: string): Promise<string> {
  const req = await createLocalReq({}, payload)
  // Not payload.login(): it drops the token where answers of the REST door must not carry it.
  const { token } = await loginOperation({
    collection: payload.collections.users,
    data: { email, password },
    depth: 0,
    // Full authority: nobody is signed in yet; the password decides.
    overrideAccess: true,
    req,
  })
  if (!token) throw new Error('signing in gave no token')
  return token
}

/** Hands the browser its session: out of reach of scripts, kept over a restart of the browser. */
export async function keepSession(token: string): Promise<void> {
  const jar = await cookies()
  jar.set(SESSION_COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
    path: '/',
    maxAge: SESSION_SECONDS,
  })
}

/** Takes the session from this browser; the row in the database is ended by `endSession`. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies()
  jar.delete(SESSION_COOKIE)
}

/** Ends the session in the database, so that a copied cookie is worth nothing; `everywhere` ends all of this person. */
export async function endSession(payload: Payload, user: User, everywhere = false): Promise<void> {
  const req = await createLocalReq({ user }, payload)
  await logoutOperation({ allSessions: everywhere, collection: payload.collections.users, req })
}

/** Seconds since a token of our own was signed; it has been checked before, so only its payload is read. */
function tokenAge(token: string): number {
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}')
  const signedAt = payload && typeof payload === 'object' && 'iat' in payload ? Number(payload.iat) : 0
  return Date.now() / 1000 - signedAt
}

/**
 * Renews a session in use: a token older than a day is replaced by one for another week.
 * @param user who the token was checked to belong to
 */
export async function renewSession(payload: Payload, user: User): Promise<void> {
  const jar = await cookies()
  const token = jar.get(SESSION_COOKIE)?.value
  if (!token || tokenAge(token) < RENEW_AFTER_SECONDS) return
  const req = await createLocalReq({ user }, payload)
  const { refreshedToken } = await refreshOperation({ collection: payload.collections.users, req })
  await keepSession(refreshedToken)
}
