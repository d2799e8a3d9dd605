import { describe, expect, it } from 'vitest'
import { isSlug, slugify } from './slug'

describe('slugify', () => {
  it.each([
    ["King George's Medical University", 'king-georges-medical-university'],
    ['  AIIMS,  Patna ', 'aiims-patna'],
    ['R. Ahmed Dental College & Hospital', 'r-ahmed-dental-college-hospital'],
    ['आयुर्वेद', ''],
  ])('%s', (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })
  it('never ends a truncated slug with a hyphen', () => {
    expect(slugify(`${'a'.repeat(95)} b`)).toBe('a'.repeat(95))
  })
})

describe('isSlug', () => {
  it.each(['a', 'md-ms-courses', '1'])('accepts %s', (slug) => expect(isSlug(slug)).toBe(true))
  it.each(['', 'A', 'a--b', '-a', 'a-', 'a b', 'a/b', 'a'.repeat(121)])('rejects %s', (slug) =>
    expect(isSlug(slug)).toBe(false),
  )
})
