import { expect, it } from 'vitest'
import { MAX_LENGTH } from '@/features/choice-lists/schema'
import { choicesQuery, MAX_CHOICES, MAX_NOTE_LENGTH } from '@/features/cut-offs/choices/choice-params'
import { ownPath, pathsIn } from '@/lib/paths/site-paths'

it('a full list with notes in Hindi can be kept, and outlives signing in', () => {
  const choices = Array.from({ length: MAX_CHOICES }, (_, nth) => ({
    authority: 'karnataka',
    quota: 'Government seat',
    college: `all-india-institute-of-medical-sciences-patna-${nth}`,
    isEntered: true,
    note: 'घर के पास है और शुल्क कम '.repeat(2).slice(0, MAX_NOTE_LENGTH),
  }))
  const query = choicesQuery(choices)
  expect(new URLSearchParams(query).toString().length).toBeLessThan(MAX_LENGTH.query)
  const path = pathsIn('hi').myList(query)
  expect(ownPath(path, '/')).toBe(path)
})
