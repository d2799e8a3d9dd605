import { expect, test } from 'vitest'
import { contradictsOwner } from './contradicting-fee'

const FEE = { amount: 45_000, course: 'MBBS', isPublic: false }

test('a government fee contradicts private ownership unless sourced', () => {
  expect(contradictsOwner('Private', FEE)).toBe(true)
  expect(contradictsOwner('Deemed', { ...FEE, amount: '45,000 a year', course: 'MD' })).toBe(true)
  expect(contradictsOwner('Private', { ...FEE, isPublic: true })).toBe(false)
  expect(contradictsOwner('Government', FEE)).toBe(false)
  expect(contradictsOwner(null, FEE)).toBe(false)
})

test('a plausibly small fee contradicts nothing', () => {
  expect(contradictsOwner('Private', { ...FEE, amount: 16_50_000 })).toBe(false)
  expect(contradictsOwner('Private', { ...FEE, course: 'GNM' })).toBe(false)
  expect(contradictsOwner('Private', { ...FEE, seatPool: 'government' })).toBe(false)
  expect(contradictsOwner('Private', { ...FEE, amount: null })).toBe(false)
})
