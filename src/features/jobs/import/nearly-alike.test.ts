import { expect, it } from 'vitest'
import { knownSpelling, nearlyAlike } from './admin/write-vacancies'

const KNOWN = ['Pediatrics', 'Orthopedics', 'General Medicine', 'New Delhi', 'Patna']

it.each([
  ['Paediatrics', 'Pediatrics'],
  ['Orthopaedics', 'Orthopedics'],
  ['general  medicin', 'General Medicine'],
  ['Pattna', 'Patna'],
])('suggests for %s the known value %s', (written, meant) => {
  expect(nearlyAlike(written, KNOWN)).toBe(meant)
})

it.each(['pediatrics', 'NEW DELHI', 'Nephrology', 'Gaya'])('suggests nothing for %s', (written) => {
  expect(nearlyAlike(written, KNOWN)).toBeNull()
})

it('adopts the site’s capitalisation', () => {
  expect(['NEW DELHI', 'New Delhi', 'new-delhi', 'Gaya'].map((written) => knownSpelling(written, KNOWN))).toEqual([
    'New Delhi',
    null,
    null,
    null,
  ])
})
