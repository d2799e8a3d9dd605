import { describe, expect, it, vi } from 'vitest'
import { KNOWN_DEVICE_SECONDS } from '../limits'
import { knownDevice, withKnownDevice } from './known-device'

const SECRET = 'a secret for tests only'
const ASHA = 'asha@example.org'
const RAVI = 'ravi@example.org'

describe('the mark of a known device', () => {
  it('knows each person who signed in there, by a name that stays', () => {
    const first = withKnownDevice(undefined, ASHA, SECRET)
    const both = withKnownDevice(withKnownDevice(first, RAVI, SECRET), ASHA, SECRET)
    expect(knownDevice(both, ASHA, SECRET)).toBe(knownDevice(first, ASHA, SECRET))
    expect(knownDevice(both, RAVI, SECRET)).toMatch(/^[\w-]{16}$/)
    expect(knownDevice(both, RAVI, SECRET)).not.toBe(knownDevice(both, ASHA, SECRET))
  })

  it('is of one account, of this site and of its time', () => {
    const cookie = withKnownDevice(undefined, ASHA, SECRET)
    expect(knownDevice(cookie, RAVI, SECRET)).toBeNull()
    expect(knownDevice(cookie, ASHA, 'another secret')).toBeNull()
    expect(knownDevice(cookie.replace(/\.[\w-]{16}\./, '.AAAAAAAAAAAAAAAA.'), ASHA, SECRET)).toBeNull()
    expect(['', '~~~', 'a.b.c', undefined].map((other) => knownDevice(other, ASHA, SECRET))).toEqual(
      Array(4).fill(null),
    )
    vi.useFakeTimers({ now: Date.now() + (KNOWN_DEVICE_SECONDS + 1) * 1000 })
    expect(knownDevice(cookie, ASHA, SECRET)).toBeNull()
    vi.useRealTimers()
  })

  it('holds a few people and no more', () => {
    let cookie = ''
    for (let person = 0; person < 9; person++) cookie = withKnownDevice(cookie, `p${person}@example.org`, SECRET)
    expect(cookie.split('~')).toHaveLength(5)
    expect(knownDevice(cookie, 'p8@example.org', SECRET)).toBeTruthy()
    expect(knownDevice(cookie, 'p3@example.org', SECRET)).toBeNull()
  })
})
