import { describe, expect, it } from 'vitest'
import { officialTotals, totalsOfIndia } from './official-totals'
import { regions } from './regions/regions'

describe('the official totals of the seed', () => {
  it('add up to those of India', () => {
    for (const course of ['mbbs', 'bds'] as const) {
      const totals = Object.values(officialTotals).flatMap((ofRegion) => ofRegion[course] ?? [])
      const sums = [0, 1].map((place) =>
        totals.filter((_, index) => index % 2 === place).reduce((sum, n) => sum + n, 0),
      )
      expect(sums, course).toEqual(totalsOfIndia[course])
    }
  })

  it('are of regions that exist, all of them of India', () => {
    const slugs = regions.filter(({ country }) => country === 'India').map(({ slug }) => slug)
    expect(slugs).toEqual(expect.arrayContaining(Object.keys(officialTotals)))
  })
})
