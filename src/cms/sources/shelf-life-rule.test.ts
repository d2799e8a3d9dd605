import { describe, expect, it } from 'vitest'
import { ageFrom, isOld, oldBefore } from './shelf-life-rule'

const TODAY = '2026-11-22T10:00:00+05:30'

describe('shelf life', () => {
  it.each([
    [{ checkedOn: '2026-11-14T18:40:00.000Z', year: '2020' }, '2026-11-15'],
    [{ checkedOn: null, year: '2024-25' }, '2024-12-31'],
    [{ checkedOn: null, year: '2025' }, '2025-12-31'],
    [{ checkedOn: null, year: null }, null],
    [{ year: 'about 2024' }, null],
    [{}, null],
  ])('of %o starts at %s', (figure, day) => {
    expect(ageFrom(figure)).toBe(day)
  })

  it.each([
    [12, '2025-11-22'],
    [6, '2026-05-22'],
    [1, '2026-10-22'],
    [11, '2025-12-22'],
    [24, '2024-11-22'],
    [0, '2026-11-22'],
  ])('of %i months is over for checks before %s', (months, day) => {
    expect(oldBefore(months, TODAY)).toBe(day)
  })

  it('ends on the last day of a shorter month', () => {
    expect(oldBefore(1, '2026-03-31T10:00:00+05:30')).toBe('2026-02-28')
    expect(oldBefore(12, '2028-02-29T10:00:00+05:30')).toBe('2027-02-28')
    expect(oldBefore(1, '2026-12-31T10:00:00+05:30')).toBe('2026-11-30')
  })

  it.each([
    [{ checkedOn: '2025-11-22T00:00:00+05:30' }, false],
    [{ checkedOn: '2025-11-21T23:59:00+05:30' }, true],
    [{ year: '2025' }, false],
    [{ year: '2024-25' }, true],
    [{}, true],
  ])('of %o is over: %s', (figure, isPast) => {
    expect(isOld(figure, 12, TODAY)).toBe(isPast)
  })
})
