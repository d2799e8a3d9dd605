import { describe, expect, it } from 'vitest'
import { completenessOf } from './completeness'
import type { ProfileView } from './view'

const empty: ProfileView = {
  id: '1',
  email: 'asha@example.org',
  pendingEmail: null,
  isStaff: false,
  fullName: null,
  phone: null,
  photoUrl: null,
  memberSince: 'Jan 12, 2025',
  qualification: null,
  speciality: null,
  registrationNumber: null,
  registrationCouncil: null,
  experienceYears: null,
  currentCity: null,
  resume: null,
}

describe('completenessOf', () => {
  it('misses everything in an empty profile', () => {
    const { done, total, missing } = completenessOf(empty)
    expect([done, total, missing.length]).toEqual([0, 10, 10])
  })

  it('counts no years of experience as an answer', () => {
    expect(completenessOf({ ...empty, fullName: 'Asha', experienceYears: 0 })).toMatchObject({ done: 2 })
  })
})
