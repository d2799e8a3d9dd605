import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { RATE_LIMITS, secondsToWait } from '@/lib/limits/rate-limit'
import { testPayload } from '../../setup/payload'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

describe('a limit', () => {
  it('lets through what it allows, then says how long to wait, for each account apart', async () => {
    const { points, duration } = RATE_LIMITS.resetPerAccount
    const waits = []
    for (let attempt = 0; attempt <= points; attempt++)
      waits.push(await secondsToWait(payload, 'resetPerAccount', 'A@example.org'))
    expect(waits.slice(0, points)).toEqual(Array(points).fill(0))
    expect(waits[points]).toBeGreaterThan(0)
    expect(waits[points]).toBeLessThanOrEqual(duration)
    expect(await secondsToWait(payload, 'resetPerAccount', 'a@EXAMPLE.org')).toBeGreaterThan(0)
    expect(await secondsToWait(payload, 'resetPerAccount', 'b@example.org')).toBe(0)
  })

  it('counts attempts of the same moment once each', async () => {
    const { points } = RATE_LIMITS.confirmationPerAccount
    const waits = await Promise.all(
      Array.from({ length: points + 5 }, () => secondsToWait(payload, 'confirmationPerAccount', 'c@example.org')),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(points)
  })

  it('keeps no list of who was here, and counts names of any length', async () => {
    const long = `${'x'.repeat(300_000)}\0@example.org`
    expect(await secondsToWait(payload, 'resetPerAccount', long)).toBe(0)
    const { rows } = await payload.db.pool.query<{ key: string }>('select key from rate_limits')
    expect(rows.filter(({ key }) => key.includes('@') || key.includes('example'))).toEqual([])
  })
})
