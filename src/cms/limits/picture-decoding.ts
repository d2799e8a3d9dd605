import { Semaphore } from '@/lib/concurrency/semaphore'
import { tooManyAttempts } from '@/lib/limits/rate-limit'

/** Unpacking a picture takes every core it gets; two at once leave the site its answers. */
const AT_ONCE = 2
/** Who waits inside a transaction keeps others from theirs, so only few may. */
const MOST_WAITING = { alone: 30, 'in-transaction': 4 } as const
const WAIT_SECONDS = 60

const slots = new Semaphore(AT_ONCE)
/** Who waits or has a slot. */
let inside = 0

/**
 * Runs work that unpacks a picture, a few at once in this process.
 * @param where whether the caller holds a transaction of the database meanwhile
 * @throws APIError 429 when too many wait already, and whatever the work throws
 */
export async function decodingInTurn<T>(work: () => Promise<T>, where: keyof typeof MOST_WAITING): Promise<T> {
  if (inside >= AT_ONCE + MOST_WAITING[where]) throw tooManyAttempts(WAIT_SECONDS)
  inside++
  const giveBack = await slots.take()
  try {
    return await work()
  } finally {
    inside--
    giveBack()
  }
}
