import { Redis } from 'ioredis'
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import 'server-only'
import { env } from './env'
import { payloadClient } from './payload'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Every limit of the site in one table: how often, within how many seconds. Limits per address are wide, because
 * whole hostels and mobile networks share one; limits per account are what stops guessing.
 */
export const RATE_LIMITS = {
  signInPerAddress: { points: 300, duration: 15 * MINUTE },
  signInPerAccount: { points: 10, duration: 15 * MINUTE },
  signUpPerAddress: { points: 100, duration: HOUR },
  signUpPerAccount: { points: 5, duration: HOUR },
  resetPerAddress: { points: 60, duration: HOUR },
  resetPerAccount: { points: 5, duration: HOUR },
  resendPerAddress: { points: 60, duration: HOUR },
  resendPerAccount: { points: 5, duration: HOUR },
  verifyPerLink: { points: 20, duration: HOUR },
  applyPerAddress: { points: 600, duration: HOUR },
  applyPerAccount: { points: 60, duration: HOUR },
  uploadPerAccount: { points: 40, duration: HOUR },
  enquiryPerAddress: { points: 100, duration: HOUR },
  enquiryPerAccount: { points: 20, duration: HOUR },
  savePerAccount: { points: 300, duration: HOUR },
} as const satisfies Record<string, { points: number; duration: number }>
export type RateLimitName = keyof typeof RATE_LIMITS

const limiters = new Map<RateLimitName, RateLimiterAbstract>()
let redis: Redis | undefined

/** Counts in PostgreSQL; with REDIS_URL in Redis, falling back to PostgreSQL while Redis does not answer. */
async function limiterOf(name: RateLimitName): Promise<RateLimiterAbstract> {
  const known = limiters.get(name)
  if (known) return known
  const payload = await payloadClient()
  const settings = { keyPrefix: name, ...RATE_LIMITS[name] }
  const inDatabase = new RateLimiterPostgres({
    ...settings,
    storeClient: payload.db.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
  })
  const limiter = env.REDIS_URL
    ? new RateLimiterRedis({ ...settings, storeClient: redisClient(env.REDIS_URL), insuranceLimiter: inDatabase })
    : inDatabase
  limiters.set(name, limiter)
  return limiter
}

function redisClient(url: string): Redis {
  if (!redis) {
    redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 1000 })
    // Without a listener a lost connection would end the process; the limits go on in PostgreSQL meanwhile.
    redis.on('error', (error) => console.warn('Redis does not answer:', error.message))
  }
  return redis
}

/**
 * Counts one attempt.
 * @param name a limit of the table above
 * @param who the address or the account, lower case; hashed or plain, at most 200 characters are kept
 * @returns seconds until the next attempt is allowed, 0 when this one is
 * @throws when the database does not answer
 */
export async function secondsToWait(name: RateLimitName, who: string): Promise<number> {
  const limiter = await limiterOf(name)
  try {
    await limiter.consume(keyOf(who))
    return 0
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))
    throw rejection
  }
}

/**
 * The same question without counting an attempt, for limits that only count what failed.
 * @returns seconds until the next attempt is allowed, 0 when one is
 * @throws when the database does not answer
 */
export async function secondsLeft(name: RateLimitName, who: string): Promise<number> {
  const state = await (await limiterOf(name)).get(keyOf(who))
  const isUsedUp = state !== null && state.consumedPoints >= RATE_LIMITS[name].points && state.msBeforeNext > 0
  return isUsedUp ? Math.max(1, Math.ceil(state.msBeforeNext / 1000)) : 0
}

const keyOf = (who: string) => who.toLowerCase().slice(0, 200)
