import { createHash } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Payload } from 'payload'
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '../env'
import { apiError } from '../errors/expected-error'
import { STUDIO_LANGUAGE } from '../language'
import { translationsOf } from '../text/translations'
import * as en from './limit-messages.en'
import * as hi from './limit-messages.hi'

const TOO_MANY_REQUESTS = 429

/** Messages for a reached limit, for every form that can reach one. */
export const { limitErrorMessages } = translationsOf<typeof en>({ en, hi })

/**
 * Error for a reached limit, in forms and REST alike.
 * @param seconds until the next attempt is allowed
 */
export const tooManyAttempts = (seconds: number) =>
  apiError(limitErrorMessages(STUDIO_LANGUAGE), 'too-many-attempts', TOO_MANY_REQUESTS, { retryAfter: seconds })

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Every limit of the site: attempts, and their window in seconds. Limits per IP are wide, because whole hostels and
 * mobile networks share one; limits per account or mailbox are what stops guessing and flooding.
 */
export const RATE_LIMITS = {
  signInPerIp: { points: 300, duration: 15 * MINUTE },
  /** Wrong passwords from one network or known device for one account, before the delays below begin. */
  wrongPasswordPerSource: { points: 10, duration: DAY },
  /** The delay itself: one point lasting as long as the delay, a minute at first and doubled each time. */
  delayPerSource: { points: 1, duration: HOUR },
  /** Wrong passwords from devices unknown to the account, wherever they are. */
  wrongPasswordPerAccount: { points: 100, duration: HOUR },
  /** How often a new password has lifted the three limits above; kept longer than they are. */
  liftPerAccount: { points: 1, duration: 2 * DAY },
  confirmationPerAccount: { points: 10, duration: 15 * MINUTE },
  /** Invalid forms count too: checking a password and decoding a picture are expensive. */
  signUpPerIp: { points: 200, duration: HOUR },
  signUpPerAccount: { points: 5, duration: HOUR },
  resetPerIp: { points: 60, duration: HOUR },
  resetPerAccount: { points: 5, duration: HOUR },
  linkPerIp: { points: 60, duration: HOUR },
  resendPerIp: { points: 60, duration: HOUR },
  resendPerAccount: { points: 5, duration: HOUR },
  verifyPerLink: { points: 20, duration: HOUR },
  emailChangePerAccount: { points: 5, duration: HOUR },
  applyPerIp: { points: 600, duration: HOUR },
  applyPerAccount: { points: 60, duration: HOUR },
  uploadPerAccount: { points: 40, duration: HOUR },
  testMailPerAccount: { points: 5, duration: HOUR },
  /** Notices to the team sent as single mails; further ones are batched. */
  teamMail: { points: 10, duration: 15 * MINUTE },
  /** Mails that anyone can trigger to a mailbox, over all forms together; password resets stay possible. */
  mailPerRecipient: { points: 6, duration: HOUR },
  enquiryPerIp: { points: 100, duration: HOUR },
  enquiryPerAccount: { points: 20, duration: HOUR },
  /** Each is a search; a fast typist sends two a second, and a whole hostel may share the IP. */
  suggestionPerIp: { points: 600, duration: MINUTE },
  correctionPerIp: { points: 60, duration: HOUR },
  correctionPerAccount: { points: 10, duration: HOUR },
  /** Vacancies submitted by hospitals, and actions through their links. */
  postingPerIp: { points: 40, duration: HOUR },
  postingPerMailbox: { points: 10, duration: DAY },
  postingLinkPerIp: { points: 120, duration: HOUR },
  /** Counted views of vacancies. */
  viewPerIp: { points: 120, duration: MINUTE },
  /** Subscriptions; each sends a mail, which the mailbox counts as well. */
  subscribePerIp: { points: 60, duration: HOUR },
  /** Invalid links of mails; valid ones are not counted. */
  wrongLinkPerIp: { points: 60, duration: HOUR },
  /** Downloads of open data, the largest of which reads tens of thousands of rows. */
  openDataPerIp: { points: 60, duration: HOUR },
  /** Comments on choice lists. */
  commentPerIp: { points: 60, duration: HOUR },
  savePerAccount: { points: 300, duration: HOUR },
} as const satisfies Record<string, { points: number; duration: number }>
export type RateLimitName = keyof typeof RATE_LIMITS

/**
 * Where attempts are counted: the database of this Payload instance. Passed in, so that the configuration can use it
 * too.
 */
type Counting = Pick<Payload, 'db'>
type Pool = Payload['db']['pool']

const limitersOf = new WeakMap<Pool, Map<RateLimitName, RateLimiterAbstract>>()
let redis: Redis | undefined

/** Counts in PostgreSQL; with REDIS_URL in Redis, falling back to PostgreSQL while Redis does not respond. */
function limiterOf({ db: { pool } }: Counting, name: RateLimitName): RateLimiterAbstract {
  const limiters = limitersOf.get(pool) ?? new Map<RateLimitName, RateLimiterAbstract>()
  limitersOf.set(pool, limiters)
  const limiter = limiters.get(name) ?? limiterIn(pool, name)
  limiters.set(name, limiter)
  return limiter
}

function limiterIn(pool: Pool, name: RateLimitName): RateLimiterAbstract {
  const settings = { keyPrefix: name, ...RATE_LIMITS[name] }
  const inDatabase = new RateLimiterPostgres({
    ...settings,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
  })
  if (!env.REDIS_URL) return inDatabase
  return new RateLimiterRedis({ ...settings, storeClient: redisClient(env.REDIS_URL), insuranceLimiter: inDatabase })
}

function redisClient(url: string): Redis {
  if (!redis) {
    redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 1000 })
    // Without a listener a lost connection would end the process; limits fall back to PostgreSQL meanwhile.
    redis.on('error', (error) => console.warn('Redis does not answer:', error.message))
  }
  return redis
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** Hashed, so that the table is no list of visitors and keys have a fixed length. */
const keyOf = (subject: string) => createHash('sha256').update(subject.toLowerCase()).digest('base64url')

/**
 * Counts an attempt.
 * @param subject the network, account or mailbox; case-insensitive
 * @param seconds how long it counts, if that varies
 * @returns seconds until the next attempt is allowed; 0 if this one is
 * @throws when the database does not respond
 */
export async function secondsToWait(
  payload: Counting,
  name: RateLimitName,
  subject: string,
  seconds: number = RATE_LIMITS[name].duration,
): Promise<number> {
  try {
    await limiterOf(payload, name).consume(keyOf(subject), 1, { customDuration: seconds })
    return 0
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return secondsOf(rejection)
    throw rejection
  }
}

/**
 * Counts an attempt and rejects it if it exceeds the limit.
 * @throws APIError 429 that says how long to wait
 */
export async function countAttempt(payload: Counting, name: RateLimitName, subject: string): Promise<void> {
  const wait = await secondsToWait(payload, name, subject)
  if (wait > 0) throw tooManyAttempts(wait)
}

/**
 * As `secondsToWait`, without counting an attempt.
 * @returns seconds until the next attempt is allowed; 0 if one is now
 * @throws when the database does not respond
 */
export async function secondsLeft(payload: Counting, name: RateLimitName, subject: string): Promise<number> {
  const state = await limiterOf(payload, name).get(keyOf(subject))
  const isUsedUp = state !== null && state.consumedPoints >= RATE_LIMITS[name].points && state.msBeforeNext > 0
  return isUsedUp ? secondsOf(state) : 0
}

export async function attemptsOf(payload: Counting, name: RateLimitName, subject: string): Promise<number> {
  return (await limiterOf(payload, name).get(keyOf(subject)))?.consumedPoints ?? 0
}

/**
 * Counts an attempt without a limit.
 * @returns the current number
 */
export async function addAttempt(payload: Counting, name: RateLimitName, subject: string): Promise<number> {
  return (await limiterOf(payload, name).penalty(keyOf(subject), 1)).consumedPoints
}

/**
 * Counts an attempt against the caller's own limit; a rejected one is not counted.
 * @returns seconds until the next attempt is allowed; 0 if this one is
 */
export async function secondsToWaitBeyond(payload: Counting, name: RateLimitName, subject: string, max: number) {
  const state = await limiterOf(payload, name).penalty(keyOf(subject), 1)
  if (state.consumedPoints <= max) return 0
  await undoAttempt(payload, name, subject)
  return secondsOf(state)
}

export async function undoAttempt(payload: Counting, name: RateLimitName, subject: string): Promise<void> {
  await limiterOf(payload, name).reward(keyOf(subject), 1)
}

/** Resets the count. */
export async function clearAttempts(payload: Counting, name: RateLimitName, subject: string): Promise<void> {
  await limiterOf(payload, name).delete(keyOf(subject))
}
