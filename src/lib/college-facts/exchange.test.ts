import { expect, it } from 'vitest'
import { inRupees } from './exchange'

it('converts Nepali rupees at the fixed rate and leaves others unchanged', () => {
  expect(inRupees(160_000, 'Nepal')).toBe(100_000)
  expect(inRupees(160_000, 'India')).toBe(160_000)
  expect(inRupees(160_000, null)).toBe(160_000)
})
