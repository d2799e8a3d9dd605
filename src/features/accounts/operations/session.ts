import { cookies } from 'next/headers'
import { createLocalReq, type Payload } from 'payload'
import { expectedErrorOf } from '@/lib/errors/expected-error'
import { keepCookie } from '@/lib/request/own-cookie'
import { SIGNED_IN_COOKIE } from '@/lib/request/signed-in'
import type { User } from '@/payload-types'
import { SESSION_COOKIE } from '@/server/session'
import { KNOWN_DEVICE_SECONDS, RENEW_AFTER_SECONDS, SESSION_SECONDS } from '../limits'
import { KNOWN_DEVICE_COOKIE, withKnownDevice } from '../sign-in/known-device'
import { extendSession, startSession } from './session-rows'

/** Sets the session cookie: not readable by scripts, persistent over restarts of the browser. */
export async function setSessionCookie(token: string): Promise<void> {
  await keepCookie(SESSION_COOKIE, token, SESSION_SECONDS)
  await setSignedInCookie(true)
}

/** Sets a cookie that tells the pages' script whether there is a session. */
export async function setSignedInCookie(isSignedIn: boolean): Promise<void> {
  if (isSignedIn) await keepCookie(SIGNED_IN_COOKIE, '1', SESSION_SECONDS, true)
  else (await cookies()).delete(SIGNED_IN_COOKIE)
}

/** Sets the cookie by which the browser is recognised; scripts cannot read it. */
export async function setKnownDeviceCookie(value: string): Promise<void> {
  await keepCookie(KNOWN_DEVICE_COOKIE, value, KNOWN_DEVICE_SECONDS)
}

/** Remembers this browser as the account owner's. */
export async function rememberDevice(payload: Payload, email: string): Promise<void> {
  const known = (await cookies()).get(KNOWN_DEVICE_COOKIE)?.value
  await setKnownDeviceCookie(withKnownDevice(known, email, payload.secret))
}

/**
 * Signs in a person who has just proved both mailbox and account, so that nothing is typed twice.
 * @returns false if the account is locked
 */
export async function signInVerified(payload: Payload, person: User): Promise<boolean> {
  try {
    const { token } = await startSession(payload, person)
    await setSessionCookie(token)
  } catch (error) {
    if (expectedErrorOf(error)) return false
    throw error
  }
  await rememberDevice(payload, person.email)
  return true
}

/** Deletes the session's cookies; `endSession` ends the session in the database. */
export async function clearSession(): Promise<void> {
  const jar = await cookies()
  jar.delete(SESSION_COOKIE)
  await setSignedInCookie(false)
}

/** Seconds since a token was signed. It has already been verified, so only its payload is read. */
function tokenAge(token: string): number {
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}')
  const signedAt = payload && typeof payload === 'object' && 'iat' in payload ? Number(payload.iat) : 0
  return Date.now() / 1000 - signedAt
}

/**
 * Renews a session in use: a token older than a day is replaced by one for another week.
 * @param user whose token it is, already verified
 */
export async function renewSession(payload: Payload, user: User): Promise<void> {
  const jar = await cookies()
  const token = jar.get(SESSION_COOKIE)?.value
  if (!token || tokenAge(token) < RENEW_AFTER_SECONDS) return
  const req = await createLocalReq({ user }, payload)
  const renewed = await extendSession(req).catch((error: unknown) => {
    // The session ended during this request: the next one will find no one signed in.
    if (expectedErrorOf(error)) return null
    throw error
  })
  if (renewed) await setSessionCookie(renewed.refreshedToken)
}
