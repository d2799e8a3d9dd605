import { describe, expect, it } from 'vitest'
import { comingChanges, isDue } from './live-banners'

const NOON = Date.parse('2026-12-01T12:00:00Z')

describe('isDue', () => {
  it('is shown from its start until its end', () => {
    const window = { showFrom: '2026-12-01T12:00:00Z', showUntil: '2026-12-01T13:00:00Z' }
    expect(isDue(window, NOON - 1)).toBe(false)
    expect(isDue(window, NOON)).toBe(true)
    expect(isDue(window, NOON + 3_599_999)).toBe(true)
    expect(isDue(window, NOON + 3_600_000)).toBe(false)
  })

  it('treats a missing end as open', () => {
    expect(isDue({}, NOON)).toBe(true)
    expect(isDue({ showFrom: null, showUntil: '2026-12-01T11:00:00Z' }, NOON)).toBe(false)
    expect(isDue({ showFrom: '2026-12-02T00:00:00Z' }, NOON)).toBe(false)
  })

  it('lists upcoming changes, soonest first', () => {
    const windows = [
      { showFrom: '2026-12-03T00:00:00Z', showUntil: '2026-12-04T00:00:00Z' },
      { showFrom: '2026-11-01T00:00:00Z', showUntil: '2026-12-02T00:00:00Z' },
    ]
    expect(comingChanges(windows, NOON).map((moment) => new Date(moment).getUTCDate())).toEqual([2, 3, 4])
  })
})
