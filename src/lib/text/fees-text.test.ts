import { expect, it } from 'vitest'
import { feesText } from './format'

it.each([
  ['18,00,000', 'India', '₹18,00,000'],
  ['1800000', undefined, '₹18,00,000'],
  ['18,00,000', 'Nepal', 'NPR 18,00,000'],
  ['1,50,000 - 18,00,000', 'India', '₹1,50,000 to ₹18,00,000'],
  ['1,50,000 - 18,00,000', 'Nepal', 'NPR 1,50,000 to NPR 18,00,000'],
  ['NPR 42,00,000 with hostel', 'Nepal', 'NPR 42,00,000 with hostel'],
  ['', 'Nepal', null],
] as const)('formats %j of a college in %s as %j', (fees, country, shown) =>
  expect(feesText('en', fees, country)).toBe(shown),
)
