import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { promisify } from 'node:util'
import { afterEach, expect, it } from 'vitest'
import { queueHashing } from './hashing-queue'

const own = crypto.pbkdf2
afterEach(() => {
  crypto.pbkdf2 = own
  syncBuiltinESMExports()
})

const hash = (password: string, digest = 'sha256') => promisify(crypto.pbkdf2)(password, 'salt', 1, 32, digest)
const turn = () => new Promise((resolve) => setImmediate(resolve))

it('hashes two passwords concurrently and queues the third', async () => {
  const finish: (() => void)[] = []
  crypto.pbkdf2 = (password, _salt, _iterations, _length, _digest, done) => {
    finish.push(() => done(null, Buffer.from(String(password))))
  }
  queueHashing()
  const all = ['one', 'two', 'three'].map((password) => hash(password))
  await turn()
  expect(finish).toHaveLength(2)
  finish[0]?.()
  expect((await all[0])?.toString()).toBe('one')
  await turn()
  expect(finish).toHaveLength(3)
  finish[1]?.()
  finish[2]?.()
  expect((await Promise.all(all)).map(String)).toEqual(['one', 'two', 'three'])
})

it('keeps hashes unchanged and releases the slot after a failure', async () => {
  const before = crypto.pbkdf2Sync('secret', 'salt', 1, 32, 'sha256')
  queueHashing(1)
  await expect(hash('secret', 'no-such-digest')).rejects.toThrow(/digest/i)
  expect(await hash('secret')).toEqual(before)
})
