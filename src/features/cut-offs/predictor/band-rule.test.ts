import { describe, expect, it } from 'vitest'
import { type BandFigure, bandOf, offeredBands, whyNoBand } from './band-rule'

describe('bandOf', () => {
  it.each([
    [750, 'likely'],
    [751, 'possible'],
    [1000, 'possible'],
    [1001, 'reach'],
    [1200, 'reach'],
    [1201, null],
  ])('puts rank %i against 1,000 into %s', (rank, band) => expect(bandOf(rank, 1000)).toBe(band))
})

describe('whyNoBand', () => {
  const figure: BandFigure = { rankType: 'air', allotted: 3, flag: null, isRestricted: false, isPriced: false }
  it('takes an all-India rank of three seats, or of a number that is not stated', () => {
    expect(whyNoBand(figure)).toBeNull()
    expect(whyNoBand({ ...figure, allotted: null })).toBeNull()
  })
  it.each([
    [{ allotted: 2 }, 'few'],
    [{ flag: 'beyond 700000' }, 'doubted'],
    [{ isPriced: true }, 'priced'],
    [{ isRestricted: true }, 'restricted'],
    [{ rankType: 'state-merit' }, 'converted'],
    [{ rankType: 'air-converted' }, 'converted'],
  ] as const)('never makes a band of %o', (more, why) => expect(whyNoBand({ ...figure, ...more })).toBe(why))
})

describe('offeredBands', () => {
  const held = { cases: 100, heldLikely: 85, heldPossible: 50, heldReach: 30 }
  it('offers what held', () => expect(offeredBands(held)).toEqual(['likely', 'possible', 'reach']))
  it('offers nothing where Likely did not hold, or too little was counted', () => {
    expect(offeredBands({ ...held, heldLikely: 84 })).toEqual([])
    expect(offeredBands({ cases: 29, heldLikely: 29, heldPossible: 15, heldReach: 2 })).toEqual([])
  })
  it('leaves Reach out where it is reached too often', () =>
    expect(offeredBands({ ...held, heldReach: 31 })).toEqual(['likely', 'possible']))
})
