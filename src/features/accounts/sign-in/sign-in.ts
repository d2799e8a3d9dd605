import { AuthenticationError, type PayloadRequest, parseCookies } from 'payload'
import { countIp } from '@/cms/limits/limited-writes'
import { env } from '@/lib/env'
import { expectedErrorOf } from '@/lib/errors/expected-error'
import { networkFrom } from '@/lib/limits/network'
import { spendPasswordTime } from '../operations/password-time'
import { type OpenedSession, openSession } from '../operations/session-rows'
import { countSignIn } from './attempts'
import { KNOWN_DEVICE_COOKIE, knownDevice, withKnownDevice } from './known-device'

const LONGEST_EMAIL = 254
const LONGEST_PASSWORD = 1000
const UNAUTHORIZED = 401

export interface SignedIn extends OpenedSession {
  /** The value of the cookie by which this browser is known from now on. */
  knownDevice: string
}

/**
 * Signs in with a password, whichever door it is typed at: limits first, then the password, at the same expense
 * whether there is such an account or not.
 * @param req its headers say which network and which device ask
 * @throws APIError 429 beyond a limit, AuthenticationError 401 for a wrong password, APIError 403 when the address is not
 * verified or the account was shut
 */
export async function signInWithPassword(req: PayloadRequest, typed: string, password: string): Promise<SignedIn> {
  const email = typed.trim().toLowerCase()
  await countIp(req, 'signInPerIp')
  if (email.length > LONGEST_EMAIL || password.length > LONGEST_PASSWORD) throw new AuthenticationError(req.t)
  const cookie = parseCookies(req.headers).get(KNOWN_DEVICE_COOKIE)
  const { secret } = req.payload
  const network = networkFrom(req.headers, env.TRUSTED_PROXIES)
  const isRight = await countSignIn(req.payload, { email, network, device: knownDevice(cookie, email, secret) })
  try {
    const session = await openSession(req, email, password)
    await isRight()
    return { ...session, knownDevice: withKnownDevice(cookie, email, secret) }
  } catch (error) {
    if (expectedErrorOf(error)?.status === UNAUTHORIZED) await spendTimeOfNobody(req, email, password)
    // Refused for something else than the password, which was right.
    else if (expectedErrorOf(error)) await isRight()
    throw error
  }
}

/** Where no password was compared, for want of an account or of its password, the time of comparing one. */
async function spendTimeOfNobody({ payload }: PayloadRequest, email: string, password: string): Promise<void> {
  const row = await payload.db.findOne<{ id: string; hash?: string }>({
    collection: 'users',
    where: { email: { equals: email } },
  })
  if (!row?.hash) await spendPasswordTime(password)
}
