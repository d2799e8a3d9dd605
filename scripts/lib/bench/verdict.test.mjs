import { describe, expect, it } from 'vitest'
import { inWords, isKept } from './verdict.mjs'

describe('a row of the bench', () => {
  it.each([
    [{ ours: 10, reference: 5, limit: 2 }, true],
    [{ ours: 11, reference: 5, limit: 2 }, false],
    [{ ours: 30, reference: 10, difference: true, limit: 20 }, true],
    [{ ours: 31, reference: 10, difference: true, limit: 20 }, false],
    [{ ours: 80, reference: 100, atLeast: true, limit: 0.8 }, true],
    [{ ours: 79, reference: 100, atLeast: true, limit: 0.8 }, false],
    [{ ours: 0, limit: 0 }, true],
    [{ ours: 1, limit: 0 }, false],
    [{ ours: 1 }, undefined],
  ])('%j keeps its limit: %j', (row, kept) => {
    expect(isKept({ what: '', unit: 'ms', ...row })).toBe(kept)
  })

  it('is told with its unit, its ratio and its verdict', () => {
    expect(inWords({ what: '', ours: 12.34, reference: 5, unit: 'ms', limit: 2 })).toEqual({
      ours: '12.3 ms',
      against: '5 ms',
      compared: '× 2.47',
      limit: 'at most 2',
      verdict: 'missed',
    })
  })
})
