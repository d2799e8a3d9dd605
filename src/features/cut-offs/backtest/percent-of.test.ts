import { expect, test } from 'vitest'
import { BANDS, type Band } from '../predictor/band-rule'
import { rangesOf } from './percent-of'

const held = (
  cases: number,
  heldLikely: number,
  heldPossible: number,
  heldReach: number,
  offered: readonly Band[] = BANDS,
) => ({ cases, heldLikely, heldPossible, heldReach, offered })

test('returns the range of rates over the pools that offer a band', () => {
  const rates = [
    held(100, 90, 60, 10),
    held(50, 49, 20, 1),
    held(100, 40, 10, 1, []),
    held(100, 95, 80, 60, ['likely', 'possible']),
  ]
  expect(rangesOf(rates)).toEqual({ likely: [90, 98], possible: [40, 80], reach: [2, 10] })
  expect(rangesOf([held(10, 10, 10, 0, [])])).toEqual({ likely: null, possible: null, reach: null })
})
