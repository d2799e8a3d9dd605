import type { Payload } from 'payload'
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

const FIRST_DELAY_SECONDS = 60
const LONGEST_DELAY_SECONDS = 60 * 60

type Counting = Pick<Payload, 'db'>

export interface SignInAttempt {
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
