import { expect, it } from 'vitest'
import { knownSpelling, nearlyAlike } from './admin/write-vacancies'

const KNOWN = ['Pediatrics', 'Orthopedics', 'General Medicine', 'New Delhi', 'Patna']

it.each([
  ['Paediatrics', 'Pediatrics'],
  ['Orthopaedics', 'Orthopedics'],
  ['general  medicin', 'General Medicine'],
  ['Pattna', 'Patna'],
])('%s is told that the site has %s', (written, meant) => {
  expect(nearlyAlike(written, KNOWN)).toBe(meant)
})

it.each(['pediatrics', 'NEW DELHI', 'Nephrology', 'Gaya'])('%s is told nothing', (written) => {
  expect(nearlyAlike(written, KNOWN)).toBeNull()
})

it('is spelt as the site has it where capital letters alone are others', () => {
  expect(['NEW DELHI', 'New Delhi', 'new-delhi', 'Gaya'].map((written) => knownSpelling(written, KNOWN))).toEqual([
    'New Delhi',
    null,
    null,
    null,
  ])
})
