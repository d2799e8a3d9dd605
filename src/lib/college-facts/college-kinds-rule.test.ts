import { expect, it } from 'vitest'
import { isOfKindSql, kindMask, kindsIn, kindsOf } from './college-kinds-rule'

it.each([
  [{ kinds: [], ownership: 'Private' as const }, []],
  [{ kinds: ['minority', 'women'] as const, ownership: 'Private' as const }, ['women', 'minority']],
  [{ kinds: null, ownership: 'Deemed' as const }, ['deemed']],
  [{ kinds: ['women'] as const, ownership: 'Deemed' as const }, ['deemed', 'women']],
  [{ kinds: ['armed-forces'] as const, ownership: 'Armed Forces' as const }, ['armed-forces']],
])('%o has the kinds %j and their bit mask', (college, kinds) => {
  expect(kindsOf(college)).toEqual(kinds)
  expect(kindsIn(kindMask(college))).toEqual(kinds)
})

it('tests the bits of all given kinds', () => {
  expect(isOfKindSql('c', ['deemed', 'women'])).toBe('(coalesce(c.kind_mask, 0)::int & 3) <> 0')
})
