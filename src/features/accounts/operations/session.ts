import { cookies } from 'next/headers'
import { createLocalReq, type Payload } from 'payload'
import { env } from '@/lib/env'
import { refusalOf } from '@/lib/refusal'
import { SESSION_COOKIE } from '@/lib/session'
import type { User } from '@/payload-types'
import { RENEW_AFTER_SECONDS, SESSION_SECONDS } from '../limits'
import { extendSession } from './session-rows'

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
  const renewed = await extendSession(req).catch((error: unknown) => {
    // The session ended while this request was on its way: the next one finds nobody signed in.
    if (refusalOf(error)) return null
    throw error
  })
  if (renewed) await keepSession(renewed.refreshedToken)
}
