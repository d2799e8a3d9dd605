import { describe, expect, it } from 'vitest'
import { RATE_LIMITS, secondsToWait } from '@/lib/rate-limit'

describe('a limit', () => {
  it('lets through what it allows, then says how long to wait, for each account apart', async () => {
    const { points, duration } = RATE_LIMITS.resetPerAccount
    const waits = []
    for (let attempt = 0; attempt <= points; attempt++)
      waits.push(await secondsToWait('resetPerAccount', 'A@example.org'))
    expect(waits.slice(0, points)).toEqual(Array(points).fill(0))
    expect(waits[points]).toBeGreaterThan(0)
    expect(waits[points]).toBeLessThanOrEqual(duration)
    expect(await secondsToWait('resetPerAccount', 'a@EXAMPLE.org')).toBeGreaterThan(0)
    expect(await secondsToWait('resetPerAccount', 'b@example.org')).toBe(0)
  })

  it('counts attempts of the same moment once each', async () => {
    const { points } = RATE_LIMITS.signInPerAccount
    const waits = await Promise.all(
      Array.from({ length: points + 5 }, () => secondsToWait('signInPerAccount', 'c@example.org')),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(points)
  })
})
