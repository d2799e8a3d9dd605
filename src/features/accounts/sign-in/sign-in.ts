import { AuthenticationError, type Payload, type PayloadRequest, parseCookies } from 'payload'
import { countIp } from '@/cms/limits/limited-writes'
import { env } from '@/lib/env'
import { expectedErrorOf } from '@/lib/errors/expected-error'
import { networkFrom } from '@/lib/limits/network'
import {
  addAttempt,
  attemptsOf,
  clearAttempts,
  RATE_LIMITS,
  secondsLeft,
  secondsToWait,
  takeBackAttempt,
  tooManyAttempts,
} from '@/lib/limits/rate-limit'
import { LONGEST_EMAIL } from '@/lib/text/typed/longest-email'
import { openSession } from '../operations/session-rows'
import { KNOWN_DEVICE_COOKIE, knownDevice, withKnownDevice } from './known-device'
import { spendPasswordTime } from './password'

const FIRST_DELAY_SECONDS = 60
const LONGEST_DELAY_SECONDS = 60 * 60

type Counting = Pick<Payload, 'db'>

interface SignInAttempt {
  email: string
  /** Where the attempt comes from. */
  network: string
  /** The device, where the account knows it. */
  device: string | null
}

/** What an attempt counts against. New ones begin at zero after a new password has lifted the old. */
async function keysOf(payload: Counting, { email, network, device }: SignInAttempt) {
  const lifted = await attemptsOf(payload, 'liftPerAccount', email)
  const source = device ? `device ${device}` : `network ${network}`
  return { account: `${email} ${lifted}`, source: `${email} ${lifted} ${source}` }
}

/**
 * Counts an attempt to sign in before the password is looked at, so that of many at once no more are looked at than of
 * as many in a row. Wrong ones count for one account from one network: a stranger's do not keep the owner out, who is
 * elsewhere or whose device is known. From the tenth on one is let through after each delay, which doubles.
 * Addresses without an account count alike, so that the answers do not tell.
 * @returns to be called when the password was right: nothing counts then
 * @throws APIError 429 that says how long to wait
 */
export async function countSignIn(payload: Counting, attempt: SignInAttempt): Promise<() => Promise<void>> {
  const { account, source } = await keysOf(payload, attempt)
  const left = await secondsLeft(payload, 'delayPerSource', source)
  if (left > 0) throw tooManyAttempts(left)
  if (!attempt.device) {
    const wait = await secondsToWait(payload, 'wrongPasswordPerAccount', account)
    if (wait > 0) throw tooManyAttempts(wait)
  }
  const count = await addAttempt(payload, 'wrongPasswordPerSource', source)
  const surplus = count - RATE_LIMITS.wrongPasswordPerSource.points
  if (surplus >= 0) await takeDelay(payload, source, surplus)
  return async () => {
    await clearAttempts(payload, 'wrongPasswordPerSource', source)
    await clearAttempts(payload, 'delayPerSource', source)
    if (!attempt.device) await takeBackAttempt(payload, 'wrongPasswordPerAccount', account)
  }
}

/** One attempt takes the delay upon itself; whoever comes during it is refused. */
async function takeDelay(payload: Counting, source: string, surplus: number): Promise<void> {
  const delay = Math.min(FIRST_DELAY_SECONDS * 2 ** surplus, LONGEST_DELAY_SECONDS)
  const wait = await secondsToWait(payload, 'delayPerSource', source, delay)
  if (wait > 0) {
    await takeBackAttempt(payload, 'wrongPasswordPerSource', source)
    throw tooManyAttempts(wait)
  }
}

/** A new password by a link of ours: what strangers tried before does not count any more. */
export async function liftSignInLimits(payload: Counting, email: string): Promise<void> {
  await addAttempt(payload, 'liftPerAccount', email)
}

const LONGEST_PASSWORD = 1000
const UNAUTHORIZED = 401

/**
 * Signs in with a password, whichever door it is typed at: limits first, then the password, at the same expense
 * whether there is such an account or not.
 * @param req its headers say which network and which device ask
 * @throws APIError 429 beyond a limit, AuthenticationError 401 for a wrong password, APIError 403 when the address is not
 * verified or the account was shut
 */
export async function signInWithPassword(req: PayloadRequest, typed: string, password: string) {
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
    /** `knownDevice` is the value of the cookie by which this browser is recognised from now on. */
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
