import { expect, it } from 'vitest'
import { inRupees } from './exchange'

it('compares the money of Nepal with that of India by its rate, and leaves any other as it is', () => {
  expect(inRupees(160_000, 'Nepal')).toBe(100_000)
  expect(inRupees(160_000, 'India')).toBe(160_000)
  expect(inRupees(160_000, null)).toBe(160_000)
})
