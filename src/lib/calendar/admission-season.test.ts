import { describe, expect, it } from 'vitest'
import { isAdmissionOver, presentAdmissionYear, runningAdmissionYear } from './admission-season'

describe('running admission year', () => {
  it('is the calendar year until November, then the next, in India', () => {
    expect(runningAdmissionYear('2026-11-22T12:00:00Z')).toBe(2026)
    expect(runningAdmissionYear('2026-11-30T18:29:00Z')).toBe(2026)
    expect(runningAdmissionYear('2026-11-30T18:31:00Z')).toBe(2027)
    expect(runningAdmissionYear('2027-01-01T12:00:00Z')).toBe(2027)
  })

  it('treats earlier years as over, never coming ones', () => {
    expect(isAdmissionOver(2025, '2026-11-22T12:00:00Z')).toBe(true)
    expect(isAdmissionOver(2026, '2026-11-22T12:00:00Z')).toBe(false)
    expect(isAdmissionOver(2027, '2026-11-22T12:00:00Z')).toBe(false)
    expect(presentAdmissionYear(2025, '2026-11-22T12:00:00Z')).toBeNull()
    expect(presentAdmissionYear(2026, '2026-11-22T12:00:00Z')).toBe(2026)
  })
})
