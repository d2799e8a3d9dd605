import { expect, test } from 'vitest'
import { rangesOf } from './percent-of'

const held = (cases: number, heldLikely: number, heldPossible: number, heldReach: number, isPriced = false) => ({
  cases,
  heldLikely,
  heldPossible,
  heldReach,
  isPriced,
})

test('says between which rates the edges held, of the pools for which bands are offered alone', () => {
  const rates = [
    held(100, 90, 60, 10),
    held(50, 49, 20, 1),
    held(100, 40, 10, 1),
    held(10, 10, 10, 0),
    held(40, 40, 40, 0, true),
  ]
  expect(rangesOf(rates)).toEqual({ likely: [90, 98], possible: [40, 60], reach: [2, 10] })
  expect(rangesOf([held(10, 10, 10, 0)])).toEqual({ likely: null, possible: null, reach: null })
})

test('leaves out of Reach a pool in which Reach did not hold', () => {
  expect(rangesOf([held(100, 90, 60, 10), held(100, 95, 80, 60)])?.reach).toEqual([10, 10])
})
