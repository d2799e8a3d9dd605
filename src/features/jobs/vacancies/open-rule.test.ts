import { describe, expect, it } from 'vitest'
import { endOfIndianDay } from '@/lib/calendar/indian-calendar'
import { closesBeforePosting, isOpen, isPublic, secondsUntilDayEndsInIndia } from './open-rule'
import { isNewDayInIndia } from './tasks/vacancy-tasks'

const lastMinute = new Date('2026-12-31T18:29:59Z')
const midnight = new Date('2026-12-31T18:30:00Z')

describe('isOpen', () => {
  it('lasts until the end of the deadline’s day in India', () => {
    for (const deadline of ['2026-12-31T00:00:00Z', '2026-12-30T18:30:00Z', '2026-12-31T12:00:00Z']) {
      expect(isOpen({ status: 'Active', deadline }, lastMinute)).toBe(true)
      expect(isOpen({ status: 'Active', deadline }, midnight)).toBe(false)
      expect(endOfIndianDay(deadline)).toEqual(lastMinute)
    }
  })

  it('is true without a deadline, and only for Active', () => {
    expect(isOpen({ status: 'Active' }, midnight)).toBe(true)
    expect(isOpen({ status: 'Closed' }, midnight)).toBe(false)
    expect(isOpen({ status: 'Inactive' }, midnight)).toBe(false)
    expect(isOpen({}, midnight)).toBe(false)
    expect(isOpen({ status: 'Active', deletedAt: '2026-12-01T00:00:00Z' }, midnight)).toBe(false)
  })

  it('caches no list past midnight in India', () => {
    expect(secondsUntilDayEndsInIndia(new Date('2026-12-31T18:20:00Z'))).toBe(600)
    expect(secondsUntilDayEndsInIndia(midnight)).toBe(3600)
    expect(secondsUntilDayEndsInIndia(new Date('2026-12-31T18:29:59.900Z'))).toBe(1)
    expect(isNewDayInIndia(new Date('2026-12-31T18:30:01Z'))).toBe(true)
    expect(isNewDayInIndia(new Date('2026-12-31T18:29:59Z'))).toBe(false)
    expect(isNewDayInIndia(new Date('2026-12-31T19:30:00Z'))).toBe(false)
  })
})

it.each([
  ['Active', undefined, true],
  ['Closed', null, true],
  ['Inactive', null, false],
  ['Active', '2026-12-01T00:00:00Z', false],
])('a vacancy that is %s, in the trash since %s, has a page: %s', (status, deletedAt, has) =>
  expect(isPublic({ status, deletedAt })).toBe(has),
)

it.each([
  ['the day before', '2026-12-30T18:29:59Z', true],
  ['an earlier hour of the same day', '2026-12-30T18:30:00Z', false],
  ['the day after', midnight.toISOString(), false],
])('a deadline on %s closes before the posting', (_, deadline, closes) =>
  expect(closesBeforePosting(new Date(deadline), lastMinute)).toBe(closes),
)
