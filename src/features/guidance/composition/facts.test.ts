import { describe, expect, it } from 'vitest'
import { collegeCoverage, coverageKind, seatCoverage } from './facts'

describe('coverageKind', () => {
  const official = { colleges: 73, seats: 12_545, year: '2024-25' }

  it('is `part` only if the official list has more', () => {
    expect(coverageKind(collegeCoverage(15, official))).toBe('part')
    expect(coverageKind(collegeCoverage(73, official))).toBe('same')
    expect(coverageKind(collegeCoverage(74, official))).toBe('more')
    expect(coverageKind(collegeCoverage(15, null))).toBe('unknown')
  })

  it('compares seats with seats only', () => {
    expect(coverageKind(seatCoverage(3050, official))).toBe('part')
    expect(coverageKind(seatCoverage(13_000, official))).toBe('more')
    expect(seatCoverage(3050, { ...official, seats: null }).official).toBeNull()
  })
})
