import { Semaphore } from '@/lib/concurrency/semaphore'
import { tooManyAttempts } from '@/lib/limits/rate-limit'

/** Decoding an image uses every core; two at once keep the site responsive. */
const AT_ONCE = 2
/** Waiting inside a transaction blocks others from theirs, so few may. */
const MAX_WAITING = { alone: 30, 'in-transaction': 4 } as const
const WAIT_SECONDS = 60

const slots = new Semaphore(AT_ONCE)
/** Callers waiting or holding a slot. */
let inside = 0

/**
 * Runs image decoding with limited concurrency per process.
 * @param where whether the caller holds a database transaction meanwhile
 * @throws APIError 429 if too many wait already, and whatever the work throws
 */
export async function decodingInTurn<T>(work: () => Promise<T>, where: keyof typeof MAX_WAITING): Promise<T> {
  if (inside >= AT_ONCE + MAX_WAITING[where]) throw tooManyAttempts(WAIT_SECONDS)
  inside++
  const release = await slots.take()
  try {
    return await work()
  } finally {
    inside--
    release()
  }
}
