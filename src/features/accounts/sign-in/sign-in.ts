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
  tooManyAttempts,
  undoAttempt,
} from '@/lib/limits/rate-limit'
import { MAX_EMAIL_LENGTH } from '@/lib/text/typed/max-email-length'
import { openSession } from '../operations/session-rows'
import { KNOWN_DEVICE_COOKIE, knownDevice, withKnownDevice } from './known-device'
import { spendPasswordTime } from './password'

const FIRST_DELAY_SECONDS = 60
const MAX_DELAY_SECONDS = 60 * 60

type Counting = Pick<Payload, 'db'>

interface SignInAttempt {
  email: string
  /** Of the request. */
  network: string
  /** Null if the account does not know the device. */
  device: string | null
}

/** The counters of an attempt. A new password switches to fresh ones. */
async function keysOf(payload: Counting, { email, network, device }: SignInAttempt) {
  const lifts = await attemptsOf(payload, 'liftPerAccount', email)
  const source = device ? `device ${device}` : `network ${network}`
  return { account: `${email} ${lifts}`, source: `${email} ${lifts} ${source}` }
}

/**
 * Counts a sign-in attempt before the password is checked, so that concurrent attempts are limited like consecutive
 * ones. Wrong ones count per account and network: a stranger's do not lock out the owner, who is elsewhere or on a
 * known device. From the tenth on, one attempt is allowed after each delay, which doubles. Emails without an account
 * count the same, so that the responses do not reveal which exist.
 * @returns to be called if the password was right: resets the counters
 * @throws APIError 429 with the time to wait
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
    if (!attempt.device) await undoAttempt(payload, 'wrongPasswordPerAccount', account)
  }
}

/** One attempt starts the delay; others are rejected until it ends. */
async function takeDelay(payload: Counting, source: string, surplus: number): Promise<void> {
  const delay = Math.min(FIRST_DELAY_SECONDS * 2 ** surplus, MAX_DELAY_SECONDS)
  const wait = await secondsToWait(payload, 'delayPerSource', source, delay)
  if (wait > 0) {
    await undoAttempt(payload, 'wrongPasswordPerSource', source)
    throw tooManyAttempts(wait)
  }
}

/** After a new password by a mailed link, earlier attempts no longer count. */
export async function liftSignInLimits(payload: Counting, email: string): Promise<void> {
  await addAttempt(payload, 'liftPerAccount', email)
}

const MAX_PASSWORD_LENGTH = 1000
const UNAUTHORIZED = 401
const FORBIDDEN = 403

/**
 * Signs in with a password, for every entry point: checks the limits, then the password, in the same time whether the
 * account exists or not.
 * @param req its headers identify network and device
 * @throws APIError 429 beyond a limit, AuthenticationError 401 for a wrong password, APIError 403 if the email is not
 * verified or the account locked
 */
export async function signInWithPassword(req: PayloadRequest, typed: string, password: string) {
  const email = typed.trim().toLowerCase()
  await countIp(req, 'signInPerIp')
  // No account has such an email or password; one of blanks counts as wrong, and a missing one is Payload's to reject.
  const isBlank = password !== '' && password.trim() === ''
  if (email.length > MAX_EMAIL_LENGTH || password.length > MAX_PASSWORD_LENGTH || isBlank)
    throw new AuthenticationError(req.t)
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
    const status = expectedErrorOf(error)?.status
    if (status === UNAUTHORIZED) await spendTimeWithoutAccount(req, email, password)
    // Locked, or not verified: the password was right.
    else if (status === FORBIDDEN) await isRight()
    throw error
  }
}

/** Takes the time of a password check if there was nothing to compare with. */
async function spendTimeWithoutAccount({ payload }: PayloadRequest, email: string, password: string): Promise<void> {
  const row = await payload.db.findOne<{ id: string; hash?: string }>({
    collection: 'users',
    where: { email: { equals: email } },
  })
  if (!row?.hash) await spendPasswordTime(password)
}
