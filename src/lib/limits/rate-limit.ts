import { createHash } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Payload } from 'payload'
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '../env'
import { apiError } from '../errors/expected-error'
import { type Language, STUDIO_LANGUAGE } from '../language'
import { translationsOf } from '../text/translations'
import * as en from './limit-messages.en'
import * as hi from './limit-messages.hi'

const TOO_MANY_REQUESTS = 429

/** The sentence of a limit, for every form that can reach one. */
export const { limitErrorMessages } = translationsOf<typeof en>({ en, hi })

/** The sentence for a reached limit. */
export const waitText = (language: Language, retryAfter: number): string =>
  limitErrorMessages(language)['too-many-attempts']({ retryAfter })

/** The error of a limit that was reached, whichever door asked; it is allowed again after so many seconds. */
export const tooManyAttempts = (seconds: number) =>
  apiError(limitErrorMessages(STUDIO_LANGUAGE), 'too-many-attempts', TOO_MANY_REQUESTS, { retryAfter: seconds })

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Every limit of the site in one table: how often, within how many seconds. Limits per address are wide, because
 * whole hostels and mobile networks share one; limits per account or mailbox are what stops guessing and flooding.
 */
export const RATE_LIMITS = {
  signInPerIp: { points: 300, duration: 15 * MINUTE },
  /** Wrong passwords of one network, or one known device, at one account; then the delays below begin. */
  wrongPasswordPerSource: { points: 10, duration: DAY },
  /** The delay itself: one mark that lasts as long as it does, a minute at first and twice as long each time. */
  delayPerSource: { points: 1, duration: HOUR },
  /** Wrong passwords from devices that the account does not know, wherever they are. */
  wrongPasswordPerAccount: { points: 100, duration: HOUR },
  /** A mark of how often a new password lifted the three before; kept longer than they are. */
  liftPerAccount: { points: 1, duration: 2 * DAY },
  confirmationPerAccount: { points: 10, duration: 15 * MINUTE },
  /** Also those that a form refused: each has a password judged and may have a picture read. */
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
  /** Notices to the team that are a mail each; what comes after is gathered. */
  teamMail: { points: 10, duration: 15 * MINUTE },
  /** Mails that anybody can have sent to a mailbox, over all forms together; asking for a new password may go on. */
  mailPerRecipient: { points: 6, duration: HOUR },
  enquiryPerIp: { points: 100, duration: HOUR },
  enquiryPerAccount: { points: 20, duration: HOUR },
  /** Each is a search; a fast typist asks twice a second, and a whole hostel may share the address. */
  suggestionPerIp: { points: 600, duration: MINUTE },
  correctionPerIp: { points: 60, duration: HOUR },
  correctionPerAccount: { points: 10, duration: HOUR },
  /** Vacancies that hospitals send in, and what they do with them by their links. */
  postingPerIp: { points: 40, duration: HOUR },
  postingPerMailbox: { points: 10, duration: DAY },
  postingLinkPerIp: { points: 120, duration: HOUR },
  /** Openings of vacancies that are counted. */
  viewPerIp: { points: 120, duration: MINUTE },
  /** Wishes to be written to; each is a mail, which the mailbox counts as well. */
  subscribePerIp: { points: 60, duration: HOUR },
  /** Links of mails that are none of ours; those that are ours are not counted. */
  wrongLinkPerIp: { points: 60, duration: HOUR },
  /** Downloads of open data, the largest of which reads tens of thousands of rows. */
  openDataPerIp: { points: 60, duration: HOUR },
  /** Comments on lists of choices. */
  commentPerIp: { points: 60, duration: HOUR },
  savePerAccount: { points: 300, duration: HOUR },
} as const satisfies Record<string, { points: number; duration: number }>
export type RateLimitName = keyof typeof RATE_LIMITS

/** Where limits are counted: in the database of this Payload. Handed in, so that the configuration can use them too. */
type Counting = Pick<Payload, 'db'>
type Pool = Payload['db']['pool']

const limitersOf = new WeakMap<Pool, Map<RateLimitName, RateLimiterAbstract>>()
let redis: Redis | undefined

/** Counts in PostgreSQL; with REDIS_URL in Redis, falling back to PostgreSQL while Redis does not answer. */
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
    // Without a listener a lost connection would end the process; the limits go on in PostgreSQL meanwhile.
    redis.on('error', (error) => console.warn('Redis does not answer:', error.message))
  }
  return redis
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** Addresses are counted by their hash: the table is no list of who was here, and takes a name of any length. */
const keyOf = (who: string) => createHash('sha256').update(who.toLowerCase()).digest('base64url')

/**
 * Counts one attempt.
 * @param who the network, account or mailbox; upper and lower case are one
 * @param seconds how long it counts, where that is not the same every time
 * @returns seconds until the next attempt is allowed, 0 when this one is
 * @throws when the database does not answer
 */
export async function secondsToWait(
  payload: Counting,
  name: RateLimitName,
  who: string,
  seconds: number = RATE_LIMITS[name].duration,
): Promise<number> {
  try {
    await limiterOf(payload, name).consume(keyOf(who), 1, { customDuration: seconds })
    return 0
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return secondsOf(rejection)
    throw rejection
  }
}

/**
 * Counts one attempt and refuses it when it is one too many.
 * @throws APIError 429 that says how long to wait
 */
export async function countAttempt(payload: Counting, name: RateLimitName, who: string): Promise<void> {
  const wait = await secondsToWait(payload, name, who)
  if (wait > 0) throw tooManyAttempts(wait)
}

/**
 * The same question without counting an attempt.
 * @returns seconds until the next attempt is allowed, 0 when one is
 * @throws when the database does not answer
 */
export async function secondsLeft(payload: Counting, name: RateLimitName, who: string): Promise<number> {
  const state = await limiterOf(payload, name).get(keyOf(who))
  const isUsedUp = state !== null && state.consumedPoints >= RATE_LIMITS[name].points && state.msBeforeNext > 0
  return isUsedUp ? secondsOf(state) : 0
}

/** How many attempts are counted just now. */
export async function attemptsOf(payload: Counting, name: RateLimitName, who: string): Promise<number> {
  return (await limiterOf(payload, name).get(keyOf(who)))?.consumedPoints ?? 0
}

/**
 * Counts one attempt that nothing refuses yet.
 * @returns how many there are now
 */
export async function addAttempt(payload: Counting, name: RateLimitName, who: string): Promise<number> {
  return (await limiterOf(payload, name).penalty(keyOf(who), 1)).consumedPoints
}

/**
 * Counts one attempt up to a number of the caller's own; one too many is not counted.
 * @returns seconds until the next attempt is allowed, 0 when this one is
 */
export async function secondsToWaitBeyond(payload: Counting, name: RateLimitName, who: string, most: number) {
  const state = await limiterOf(payload, name).penalty(keyOf(who), 1)
  if (state.consumedPoints <= most) return 0
  await takeBackAttempt(payload, name, who)
  return secondsOf(state)
}

/** Takes one counted attempt back. */
export async function takeBackAttempt(payload: Counting, name: RateLimitName, who: string): Promise<void> {
  await limiterOf(payload, name).reward(keyOf(who), 1)
}

/** Forgets every attempt. */
export async function clearAttempts(payload: Counting, name: RateLimitName, who: string): Promise<void> {
  await limiterOf(payload, name).delete(keyOf(who))
}
