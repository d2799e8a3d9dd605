import { describe, expect, it } from 'vitest'
import { isNarrowed, jobSearch, leftOutOfJobs, searchQuery } from './search-params'

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
  })

  it('drops control characters, surplus spaces and overlong text', () => {
    expect(jobSearch({ q: ' senior\u0000\n  resident ' }).q).toBe('senior resident')
    expect(jobSearch({ q: 'a'.repeat(500) }).q).toHaveLength(80)
  })

  it('keeps a department that an administrator added', () => {
    expect(jobSearch({ department: 'Nephrology' }).department).toBe('Nephrology')
  })
})

describe('isNarrowed', () => {
  it('ignores order and page', () => {
    expect(isNarrowed(jobSearch({ sort: 'salary', page: '3' }))).toBe(false)
    expect(isNarrowed(jobSearch({ experience: '0' }))).toBe(true)
  })
})
