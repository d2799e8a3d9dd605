import { expect, it } from 'vitest'
import type { CollegeKind } from '../vocabulary'
import { isOfKindSql, kindBits, kindMask, kindsOf } from './college-kinds-rule'

it.each<[Parameters<typeof kindMask>[0], CollegeKind[]]>([
  [{ kinds: [], ownership: 'Private' }, []],
  [{ kinds: ['minority', 'women'], ownership: 'Private' }, ['women', 'minority']],
  [{ kinds: null, ownership: 'Deemed' }, ['deemed']],
  [{ kinds: ['women'], ownership: 'Deemed' }, ['deemed', 'women']],
  [{ kinds: ['armed-forces'], ownership: 'Armed Forces' }, ['armed-forces']],
])('%o has the kinds %j and their bit mask', (college, kinds) => {
  expect(kindsOf(college)).toEqual(kinds)
  expect(kindMask(college)).toBe(kindBits(kinds))
})

it('tests the bits of all given kinds', () => {
  expect(isOfKindSql('c', ['deemed', 'women'])).toBe('(coalesce(c.kind_mask, 0)::int & 3) <> 0')
})
