import { describe, expect, it } from 'vitest'
import { isOpen, secondsUntilDayEndsInIndia, startOfTodayInIndia } from './open-rule'

describe('the day in India', () => {
  it('begins at 18:30 of the day before in UTC', () => {
    expect(startOfTodayInIndia(new Date('2026-11-21T10:00:00Z')).toISOString()).toBe('2026-11-20T18:30:00.000Z')
    expect(startOfTodayInIndia(new Date('2026-11-21T19:00:00Z')).toISOString()).toBe('2026-11-21T18:30:00.000Z')
  })
  it('never lets a list live past its end', () => {
    expect(secondsUntilDayEndsInIndia(new Date('2026-11-21T18:29:30Z'))).toBe(30)
    expect(secondsUntilDayEndsInIndia(new Date('2026-11-21T10:00:00Z'))).toBe(3600)
  })
})

describe('a vacancy is open', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  it.each([
    [{ status: 'Active' }, true],
    [{ status: 'Active', deadline: null }, true],
    [{ status: 'Active', deadline: '2026-11-21T00:00:00+05:30' }, true],
    [{ status: 'Active', deadline: '2026-11-20T23:59:00+05:30' }, false],
    [{ status: 'Inactive' }, false],
    [{ status: 'Closed', deadline: '2027-01-01T00:00:00Z' }, false],
  ])('%o: %s', (job, open) => {
    expect(isOpen(job, now)).toBe(open)
  })
})
