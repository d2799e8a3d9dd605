import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { callbackify, promisify } from 'node:util'
import { Semaphore } from './semaphore'

/**
 * Passwords hashed concurrently: half of the four threads of Node's pool. Compression, file reads and key agreement
 * with the database need the same threads, and a hash holds one for up to half a second. Fifty simultaneous sign-ins
 * delayed new database connections until they failed.
 */
const MAX_AT_ONCE = 2

/**
 * Limits concurrent password hashing, in our code and in Payload's, which has no hook for it: wraps the function
 * itself.
 * @param max concurrent hashes
 */
export function queueHashing(max = MAX_AT_ONCE): void {
  const turns = new Semaphore(max)
  const derive = promisify(crypto.pbkdf2)
  crypto.pbkdf2 = callbackify(async (...args: Parameters<typeof derive>) => {
    const release = await turns.take()
    return derive(...args).finally(release)
  })
  // Makes named imports use the wrapped function as well.
  syncBuiltinESMExports()
}
