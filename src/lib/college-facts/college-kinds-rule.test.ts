import { expect, it } from 'vitest'
import { isOfKindSql, kindMask, kindsIn, kindsOf } from './college-kinds-rule'

it.each([
  [{ kinds: [], ownership: 'Private' as const }, []],
  [{ kinds: ['minority', 'women'] as const, ownership: 'Private' as const }, ['women', 'minority']],
  [{ kinds: null, ownership: 'Deemed' as const }, ['deemed']],
  [{ kinds: ['women'] as const, ownership: 'Deemed' as const }, ['deemed', 'women']],
  [{ kinds: ['armed-forces'] as const, ownership: 'Armed Forces' as const }, ['armed-forces']],
])('%o is of the kinds %j, as one number too', (college, kinds) => {
  expect(kindsOf(college)).toEqual(kinds)
  expect(kindsIn(kindMask(college))).toEqual(kinds)
})

it('asks for the bits of all kinds that are named', () => {
  expect(isOfKindSql('c', ['deemed', 'women'])).toBe('(coalesce(c.kind_mask, 0)::int & 3) <> 0')
})
