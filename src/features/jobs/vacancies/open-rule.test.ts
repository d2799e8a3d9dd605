import { describe, expect, it } from 'vitest'
import { endOfIndianDay } from '@/lib/indian-calendar'
import { ageOf, daysToClose } from './facts/age'
import { isOpen, secondsUntilDayEndsInIndia } from './open-rule'
import { isNewDayInIndia } from './tasks/close-vacancies'

const lastMinute = new Date('2026-12-31T18:29:59Z')
const midnight = new Date('2026-12-31T18:30:00Z')

describe('the rule of open', () => {
  it('lasts to the end of the deadline in India, whatever hour the deadline was typed with', () => {
    for (const deadline of ['2026-12-31T00:00:00Z', '2026-12-30T18:30:00Z', '2026-12-31T12:00:00Z']) {
      expect(isOpen({ status: 'Active', deadline }, lastMinute)).toBe(true)
      expect(isOpen({ status: 'Active', deadline }, midnight)).toBe(false)
      expect(endOfIndianDay(deadline)).toEqual(lastMinute)
    }
  })

  it('holds without a deadline, and for no status but Active', () => {
    expect(isOpen({ status: 'Active' }, midnight)).toBe(true)
    expect(isOpen({ status: 'Closed' }, midnight)).toBe(false)
    expect(isOpen({ status: 'Inactive' }, midnight)).toBe(false)
  })

  it('lets no list be kept past midnight in India', () => {
    expect(secondsUntilDayEndsInIndia(new Date('2026-12-31T18:20:00Z'))).toBe(600)
    expect(secondsUntilDayEndsInIndia(midnight)).toBe(3600)
    expect(isNewDayInIndia(new Date('2026-12-31T18:30:01Z'))).toBe(true)
    expect(isNewDayInIndia(new Date('2026-12-31T18:29:59Z'))).toBe(false)
    expect(isNewDayInIndia(new Date('2026-12-31T19:30:00Z'))).toBe(false)
  })
})

describe('ages', () => {
  it('counts days by the calendar of India', () => {
    expect(ageOf('2026-12-31T18:00:00Z', midnight)).toEqual({ unit: 'day', count: 1 })
    expect(ageOf('2026-12-31T18:30:00Z', midnight)).toEqual({ unit: 'day', count: 0 })
    expect(ageOf('2026-12-17T12:00:00Z', midnight)).toEqual({ unit: 'week', count: 2 })
    expect(daysToClose('2027-01-01T12:00:00Z', midnight)).toBe(0)
    expect(daysToClose('2027-01-04T12:00:00Z', midnight)).toBe(3)
    expect(daysToClose('2027-02-04T12:00:00Z', midnight)).toBeNull()
  })
})
