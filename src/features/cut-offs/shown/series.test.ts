import { expect, it } from 'vitest'
import type { CutOffSeries } from '../records/series-queries'
import { chosenYear, openSeatsBeside } from './series'

const term = { id: '', code: '', words: '', explanation: null, restriction: null }
const series = (collegeId: string, quota: string, category: string, more: Partial<CutOffSeries['category']> = {}) =>
  ({
    collegeId,
    course: 'MBBS',
    gender: 'any',
    rankType: 'air',
    authority: { id: 'a', slug: 'a', name: 'A', site: null, state: null },
    quota: { ...term, id: quota, forResidents: false, isPriced: false },
    category: { ...term, id: category, central: 'obc', forWomen: false, ...more },
    figures: [],
  }) satisfies CutOffSeries
const placesOf = (found: readonly CutOffSeries[]) =>
  found.map(({ collegeId, quota, category }) => [collegeId, quota.id, category.id].join())

it('adds open seats where a college lacks the category', () => {
  const own = [series('one', 'all-india', 'obc'), series('two', 'all-india', 'obc'), series('one', 'state', 'bc')]
  const open = ['one', 'two'].flatMap((college) => [
    series(college, 'all-india', 'open'),
    series(college, 'state', 'ur'),
    series(college, 'state', 'ur-pwd', { restriction: 'disability' }),
  ])
  expect(placesOf(openSeatsBeside(own, open))).toEqual(['one,state,ur', 'two,state,ur'])
})

it('ignores restricted seats of the category', () => {
  const own = [series('one', 'all-india', 'obc-pwd', { restriction: 'disability' })]
  const open = [series('one', 'all-india', 'open')]
  expect(placesOf(openSeatsBeside(own, open))).toEqual(['one,all-india,open'])
})

it('does not count women’s seats as open to all', () => {
  const women = [
    series('one', 'all-india', 'open-women', { forWomen: true }),
    { ...series('one', 'all-india', 'open'), gender: 'female' as const },
  ]
  expect(openSeatsBeside([], women)).toEqual([])
})

it('uses a known year of the URL, otherwise the latest', () => {
  const held = [{ figures: [{ year: 2025 }, { year: 2023 }] }] as unknown as Parameters<typeof chosenYear>[0]
  expect(['2023', ['2023'], '2024', 'x', undefined].map((asked) => chosenYear(held, asked))).toEqual([
    ...[2023, 2023],
    ...[null, null, null],
  ])
})
