import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { callbackify, promisify } from 'node:util'
import { Semaphore } from './semaphore'

/**
 * How many passwords are hashed at the same time: half of the four threads that Node has for such work. Compressing a
 * page, reading a file and agreeing on a key with the database need the same threads, and a hash holds one for as long
 * as half a second. Fifty people who signed in at once kept new connections to the database waiting until they failed.
 */
const MOST_AT_ONCE = 2

/**
 * Has passwords wait for their turn to be hashed, ours and Payload's, which names no other place for it.
 * @param most how many at the same time
 */
export function queueHashing(most = MOST_AT_ONCE): void {
  const turns = new Semaphore(most)
  const derive = promisify(crypto.pbkdf2)
  crypto.pbkdf2 = callbackify(async (...asked: Parameters<typeof derive>) => {
    const giveBack = await turns.take()
    return derive(...asked).finally(giveBack)
  })
  // What was imported by name means the queue as well.
  syncBuiltinESMExports()
}
