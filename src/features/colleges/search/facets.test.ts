import { describe, expect, it } from 'vitest'
import { courseMask } from './course-mask'
import { type CollegeGroup, lastInOrder, optionsOf, totalOf, unknownOwners } from './facets'
import { parseFilters } from './search-params'

const group = (state: string, rest: Partial<CollegeGroup> = {}): CollegeGroup => ({
  country: 'India',
  state,
  ownership: 'Government',
  feeClass: 0,
  courseMask: courseMask(['MBBS', 'MD']),
  kindMask: 0,
  undated: 0,
  count: 1,
  ...rest,
})
const GROUPS = [
  group('Bihar', { count: 3 }),
  group('Bihar', { ownership: 'Private', feeClass: 7, courseMask: courseMask(['BDS']), count: 2 }),
  group('Kerala', { ownership: 'Armed Forces', feeClass: -1 }),
  group('Bagmati', { country: 'Nepal', ownership: 'Deemed', count: 4 }),
]

it('counts apart what a kind of owner cannot judge, and what an order puts last', () => {
  const groups = [
    ...GROUPS,
    group('Bihar', { ownership: null, count: 2, undated: 1 }),
    group('Kerala', { ownership: null }),
  ]
  const owners = (params: Record<string, string>) => unknownOwners(groups, parseFilters(params))
  expect([owners({}), owners({ ownership: 'private' }), owners({ ownership: 'deemed', state: 'Bihar' })]).toEqual([
    0, 3, 2,
  ])
  const last = (params: Record<string, string>) => lastInOrder(groups, parseFilters(params))
  expect(last({ sort: 'established' })).toEqual({ what: 'year', count: 1 })
  expect(last({ sort: 'fees', state: 'Kerala' })).toEqual({ what: 'fee', count: 1 })
  expect(last({ sort: 'name' })).toBeNull()
})

describe('totalOf', () => {
  it.each([
    [{}, 10],
    [{ country: 'Nepal' }, 4],
    [{ state: 'Bihar' }, 5],
    [{ course: 'mbbs' }, 8],
    [{ course: 'md-ms' }, 8],
    [{ course: 'BDS' }, 2],
    [{ ownership: 'government' }, 4],
    [{ state: 'Bihar', ownership: 'private' }, 2],
  ])('%o leaves %i', (params, total) => {
    expect(totalOf(GROUPS, parseFilters(params))).toBe(total)
  })
  it('leaves out colleges above the ceiling and those whose fees nobody knows', () => {
    expect(totalOf(GROUPS, parseFilters({ fees: '50000' }))).toBe(7)
    expect(totalOf(GROUPS, parseFilters({ fees: '2500000' }))).toBe(9)
  })
})

describe('optionsOf', () => {
  it('counts what choosing an option would show, other filters kept', () => {
    const options = optionsOf('en', GROUPS, GROUPS, parseFilters({ state: 'Bihar', course: 'bds' }))
    expect(options.states.find(({ value }) => value === 'Bihar')?.count).toBe(2)
    expect(options.states.find(({ value }) => value === 'Kerala')?.count).toBe(0)
    expect(options.courses.find(({ value }) => value === 'mbbs')?.count).toBe(3)
    expect(options.ownerships).toEqual([
      { value: 'government', count: 0 },
      { value: 'private', count: 2 },
      { value: 'deemed', count: 0 },
    ])
  })
  it('offers the states of the chosen country only', () => {
    const options = optionsOf('en', GROUPS, GROUPS, parseFilters({ country: 'Nepal' }))
    expect(options.states.map(({ value }) => value)).toEqual(['Bagmati'])
  })
  it('counts another country with all its states', () => {
    const options = optionsOf('en', GROUPS, GROUPS, parseFilters({ country: 'India', state: 'Bihar' }))
    expect(options.countries).toEqual([
      { value: 'India', count: 6 },
      { value: 'Nepal', count: 4 },
    ])
  })
  it('offers a single qualification when one is chosen', () => {
    expect(optionsOf('en', GROUPS, GROUPS, parseFilters({ course: 'MD' })).courses.at(-1)).toMatchObject({
      value: 'MD',
      count: 8,
    })
  })
})
