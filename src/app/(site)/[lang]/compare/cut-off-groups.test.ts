import { expect, it } from 'vitest'
import { OWN_LISTING } from '@/cms/sources/figure-view'
import type { CutOffSeries } from '@/features/cut-offs/records/series-queries'
import { cutOffGroups } from './cut-off-groups'

const term = { id: 't', code: 'T', words: 'Words', explanation: null, restriction: null }
const series = (collegeId: string, closed: number, more: object = {}) =>
  ({
    ...{ collegeId, course: 'MBBS', gender: 'any', rankType: 'air' },
    authority: { id: 'a', slug: 'a', name: 'A', site: null, state: null },
    quota: { ...term, forResidents: false, isPriced: false },
    category: { ...term, central: 'open', forWomen: false },
    figures: [
      { year: 2025, round: 'r1', closingRank: closed - 100, allotted: 5, flag: null, mark: OWN_LISTING },
      { year: 2025, round: 'r2', closingRank: closed, allotted: 5, flag: null, mark: OWN_LISTING },
      { year: 2024, round: 'r2', closingRank: closed + 9000, allotted: 5, flag: null, mark: OWN_LISTING },
    ],
    ...more,
  }) as unknown as CutOffSeries
const notes = (own: readonly CutOffSeries[], rank: number | null, home: { state: string; own: string } | null = null) =>
  cutOffGroups('en', ['one', 'two'], { own, open: own }, { state: null, own: null, ...home, rank }).flatMap(
    ({ rows }) => rows.flatMap(({ cells }) => cells.map(({ note }) => note)),
  )

it('names the first round of the latest year that was open to the rank at each college', () => {
  expect(notes([series('one', 12_000), series('two', 12_100)], 12_000)).toEqual([
    'You would have got in (round 2).',
    'You would have got in (round 1).',
  ])
  expect(notes([series('one', 11_999)], 12_000)[0]).toBe('You would have missed it.')
})

it('notes that a divided category has several lists', () => {
  const inList = (id: string, closed: number) =>
    series('one', closed, { category: { ...term, id, central: 'obc', forWomen: false } })
  expect(notes([inList('bc', 12_000), inList('ebc', 9_000)], 10_000).filter(Boolean)).toEqual([
    'If this is your list, you would have got in (round 1).',
    'If this is your list, you would have missed it.',
  ])
})

it('does not judge a missing rank, priced seats or a rank of a state’s own list', () => {
  expect(notes([series('one', 12_000)], null)).toEqual([undefined, undefined])
  const priced = series('one', 12_000, { quota: { ...term, forResidents: false, isPriced: true } })
  const merit = series('one', 12_000, { rankType: 'state-merit' })
  expect([...notes([priced], 500), ...notes([merit], 500)]).toEqual([undefined, undefined, undefined, undefined])
})

it('shows only the own category of the home state, and does not judge seats for residents of other states', () => {
  const of = (state: string, code: string, closed: number) =>
    series('one', closed, {
      authority: { id: state, slug: state, name: state, site: null, state },
      quota: { ...term, forResidents: true, isPriced: false },
      category: { ...term, id: code, code, central: 'obc', forWomen: false },
    })
  const lists = [of('Bihar', 'BC', 12_000), of('Bihar', 'EBC', 9_000), of('Goa', 'OBC', 12_000)]
  expect(notes(lists, 10_000, { state: 'Bihar', own: 'EBC' }).filter(Boolean)).toEqual(['You would have missed it.'])
  expect(notes(lists, 10_000, { state: 'Bihar', own: 'unknown' }).filter(Boolean)).toHaveLength(2)
})
