import { describe, expect, it, vi } from 'vitest'
import { KNOWN_DEVICE_SECONDS } from '../limits'
import { knownDevice, withKnownDevice } from './known-device'

const SECRET = 'a secret for tests only'
const ASHA = 'asha@example.org'
const RAVI = 'ravi@example.org'

describe('known device cookie', () => {
  it('recognises each person by a stable name', () => {
    const first = withKnownDevice(undefined, ASHA, SECRET)
    const both = withKnownDevice(withKnownDevice(first, RAVI, SECRET), ASHA, SECRET)
    expect(knownDevice(both, ASHA, SECRET)).toBe(knownDevice(first, ASHA, SECRET))
    expect(knownDevice(both, RAVI, SECRET)).toMatch(/^[\w-]{16}$/)
    expect(knownDevice(both, RAVI, SECRET)).not.toBe(knownDevice(both, ASHA, SECRET))
  })

  it('is bound to an account and this site', () => {
    const cookie = withKnownDevice(undefined, ASHA, SECRET)
    expect(knownDevice(cookie, RAVI, SECRET)).toBeNull()
    expect(knownDevice(cookie, ASHA, 'another secret')).toBeNull()
    expect(knownDevice(cookie.replace(/\.[\w-]{16}\./, '.AAAAAAAAAAAAAAAA.'), ASHA, SECRET)).toBeNull()
    expect(['', '~~~', 'a.b.c', undefined].map((other) => knownDevice(other, ASHA, SECRET))).toEqual(
      Array(4).fill(null),
    )
  })

  it('rejects marks from the future and expired ones', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
    const cookie = withKnownDevice(undefined, ASHA, SECRET)
    expect(knownDevice(cookie, ASHA, SECRET)).toBeTruthy()
    vi.setSystemTime(new Date('2026-11-20T09:59:59Z'))
    expect(knownDevice(cookie, ASHA, SECRET)).toBeNull()
    vi.setSystemTime(Date.parse('2026-11-20T10:00:00Z') + KNOWN_DEVICE_SECONDS * 1000 - 1)
    expect(knownDevice(cookie, ASHA, SECRET)).toBeTruthy()
    vi.setSystemTime(Date.parse('2026-11-20T10:00:00Z') + KNOWN_DEVICE_SECONDS * 1000)
    expect(knownDevice(cookie, ASHA, SECRET)).toBeNull()
    vi.useRealTimers()
  })

  it('has one mark per person', () => {
    const cookie = withKnownDevice(withKnownDevice('~~', ASHA, SECRET), RAVI, SECRET)
    expect(cookie.split('~')).toHaveLength(2)
    expect(withKnownDevice(cookie, ASHA, SECRET).split('~')).toHaveLength(2)
  })

  it('limits the number of people', () => {
    let cookie = ''
    for (let person = 0; person < 9; person++) cookie = withKnownDevice(cookie, `p${person}@example.org`, SECRET)
    expect(cookie.split('~')).toHaveLength(5)
    expect(knownDevice(cookie, 'p8@example.org', SECRET)).toBeTruthy()
    expect(knownDevice(cookie, 'p3@example.org', SECRET)).toBeNull()
    // Whoever sends more than a browser was given makes us compare no more for it.
    expect(knownDevice(`x~x~x~x~${cookie}`, 'p8@example.org', SECRET)).toBeTruthy()
    expect(knownDevice(`x~x~x~x~x~${cookie}`, 'p8@example.org', SECRET)).toBeNull()
  })
})
