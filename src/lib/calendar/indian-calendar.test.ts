import { describe, expect, it } from 'vitest'
import {
  endOfIndianDay,
  indianDay,
  indianDaysBetween,
  indianMinute,
  indianTime,
  instantOfIndianMinute,
  isIndianMinute,
  startOfIndianDay,
  typedInstant,
} from './indian-calendar'

describe('Indian calendar', () => {
  it('returns an invalid typed minute unchanged', () => {
    expect(typedInstant('2026-12-31T23:59')).toBe('2026-12-31T18:29:00.000Z')
    expect(typedInstant('202026-01-01T09:00')).toBe('202026-01-01T09:00')
    expect(typedInstant('2027-02-30T09:00')).toBe('2027-02-30T09:00')
  })

  it('starts a day at 18:30 UTC of the day before', () => {
    expect(indianDay('2026-12-31T18:29:59.999Z')).toBe('2026-12-31')
    expect(indianDay('2026-12-31T18:30:00.000Z')).toBe('2027-01-01')
    expect(startOfIndianDay('2026-12-31T18:29:00Z').toISOString()).toBe('2026-12-30T18:30:00.000Z')
    expect(startOfIndianDay('2026-12-31T18:30:00Z').toISOString()).toBe('2026-12-31T18:30:00.000Z')
    expect(endOfIndianDay('2026-12-31T00:00:00Z').toISOString()).toBe('2026-12-31T18:29:59.000Z')
  })

  it('round-trips wall clock minutes', () => {
    expect(indianTime('2026-12-31T18:29:59Z')).toBe('2026-12-31T23:59:59+05:30')
    const minute = indianMinute('2026-12-31T18:29:00Z')
    expect([minute, instantOfIndianMinute(minute).toISOString()]).toEqual([
      '2026-12-31T23:59',
      '2026-12-31T18:29:00.000Z',
    ])
  })

  it('validates wall clock minutes', () => {
    const minutes = [
      '2028-02-29T10:30',
      '2027-02-29T10:30',
      '2027-04-31T00:00',
      '2027-04-30T24:00',
      '2027-04-30',
      'soon',
    ]
    expect(minutes.map(isIndianMinute)).toEqual([true, false, false, false, false, false])
  })

  it('counts calendar days, not hours', () => {
    const [late, early] = [new Date('2026-12-31T18:00:00Z'), new Date('2026-12-31T19:00:00Z')]
    expect([indianDaysBetween(late, early), indianDaysBetween(early, late)]).toEqual([1, -1])
    expect(indianDaysBetween(late, late)).toBe(0)
  })
})
