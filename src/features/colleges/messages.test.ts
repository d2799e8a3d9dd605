import { describe, expect, it } from 'vitest'
import { collegeMessages } from './messages'

describe('meta description of a college', () => {
  it('states known facts in one or two sentences', () => {
    expect(
      collegeMessages('en').metaDescription({
        name: 'Ford College',
        location: 'Fordham',
        state: 'Riverland',
        ownership: 'Government',
        courses: ['MBBS', 'MD'],
        fees: '₹45,000',
        seats: '100',
        established: 1925,
      }),
    ).toBe(
      'Ford College: Government medical college in Fordham, Riverland, established 1925. Courses: MBBS, MD; fee a year ₹45,000; 100 seats.',
    )
    expect(collegeMessages('en').metaDescription({ name: 'Weir College', fees: '₹5,000' })).toBe(
      'Weir College: Medical college. Fee a year ₹5,000.',
    )
    expect(collegeMessages('en').metaDescription({ name: 'Weir College', courses: [] })).toBe(
      'Weir College: Medical college.',
    )
  })
})
