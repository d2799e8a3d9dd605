import { describe, expect, it } from 'vitest'
import { isNarrowed, jobSearch, leftOutOfJobs, searchQuery, unstatedOf, withoutUnknown } from './search-params'

describe('jobSearch', () => {
  it('reads every parameter of the list', () => {
    const query = {
      q: 'cardio',
      department: 'Cardiology',
      location: 'New Delhi',
      designation: 'Professor',
      type: 'Contract',
      salary: '15',
      experience: '3',
      walkin: '1',
      suits: '1',
      sort: 'closing',
      page: '2',
    }
    expect(searchQuery(jobSearch(query))).toEqual(query)
  })

  it('takes "all" as no filter', () => {
    expect(searchQuery(jobSearch({ department: 'all', location: 'ALL', type: 'all', q: '' }))).toEqual({})
  })

  it('falls back to a sensible list when parameters hold garbage', () => {
    const garbage = { type: 'x', salary: '-1', experience: 'NaN', sort: 'drop table', page: '1e99', q: ['a', 'b'] }
    expect(searchQuery(jobSearch(garbage))).toEqual({ q: 'a' })
    expect(leftOutOfJobs(garbage)).toEqual(['type', 'salary', 'experience'])
    expect(leftOutOfJobs({ type: 'all', salary: '15', experience: '' })).toEqual([])
    expect(jobSearch({ page: '0' }).page).toBe(1)
    expect(jobSearch({ page: '2.5' }).page).toBe(1)
    expect(jobSearch({ page: '100000' }).page).toBe(100_000)
    expect(jobSearch({ page: '100001' }).page).toBe(1)
    expect(jobSearch({ walkin: 'yes', suits: '0' })).toMatchObject({ isWalkIn: false, isSuited: false })
  })

  it('drops control characters, surplus spaces and overlong text', () => {
    expect(jobSearch({ q: ' senior\u0000\n  resident ' }).q).toBe('senior resident')
    expect(jobSearch({ q: 'senior\u0000resident' }).q).toBe('senior resident')
    expect(jobSearch({ q: 'a'.repeat(500) }).q).toHaveLength(80)
  })

  it('keeps a department that an administrator added', () => {
    expect(jobSearch({ department: 'Nephrology' }).department).toBe('Nephrology')
  })
})

it.each([
  [{ salary: '15', experience: '0' }, 'pay-or-experience'],
  [{ salary: '15' }, 'pay'],
  [{ experience: '0' }, 'experience'],
])('of %o some posts leave open: %s', (asked, what) => expect(unstatedOf(jobSearch(asked))).toBe(what))

describe('isNarrowed', () => {
  it('ignores order and page', () => {
    expect(isNarrowed(jobSearch({ sort: 'salary', page: '3' }))).toBe(false)
    expect(isNarrowed(jobSearch({ experience: '0' }))).toBe(true)
  })
})

const facets = {
  departments: [{ value: 'Cardiology', count: 0 }],
  locations: [{ value: 'New Delhi', count: 3 }],
  designations: [],
  types: [],
}
const terms = [{ kind: 'place' as const, value: 'Gurugram', spellings: ['gurgaon'] }]

it('leaves out what neither a vacancy nor the vocabulary has, and names the filter', () => {
  const asked = jobSearch({ department: 'Call 98765', location: 'new delhi', designation: 'Free money' })
  const { search, unknown } = withoutUnknown(asked, facets, terms)
  expect(unknown).toEqual(['department', 'designation'])
  expect(search).toMatchObject({ department: '', location: 'new delhi', designation: '' })
})

it.each([{ department: 'CARDIOLOGY' }, { location: 'Gurgaon' }, {}])('keeps %j, though no post has it', (raw) => {
  const asked = jobSearch(raw)
  expect(withoutUnknown(asked, facets, terms)).toEqual({ search: asked, unknown: [] })
})
