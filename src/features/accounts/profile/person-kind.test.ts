import { describe, expect, it } from 'vitest'
import type { ProfileView } from '../queries'
import { completenessOf, kindOf } from './person-kind'

const empty: ProfileView = {
  id: '1',
  kind: 'doctor',
  asksProfessional: true,
  email: 'asha@example.org',
  pendingEmail: null,
  isStaff: false,
  fullName: null,
  phone: null,
  writesAs: null,
  guardianEmail: null,
  guardianAgreedAt: null,
  photoUrl: null,
  memberSince: 'Jan 12, 2025',
  qualification: null,
  speciality: null,
  registrationNumber: null,
  registrationCouncil: null,
  experienceYears: null,
  currentCity: null,
  noticePeriodDays: null,
  placesWanted: null,
  resume: null,
}

describe('completenessOf', () => {
  it('misses everything in an empty profile', () => {
    const { done, total, missing } = completenessOf(empty)
    expect([done, total, missing.length]).toEqual([0, 12, 12])
  })

  it('counts zero years of experience as filled in', () => {
    expect(completenessOf({ ...empty, fullName: 'Asha', experienceYears: 0 })).toMatchObject({ done: 2 })
  })

  it('counts a notice period of zero as filled in', () => {
    expect(completenessOf({ ...empty, noticePeriodDays: 0 })).toMatchObject({ done: 1 })
  })

  it.each(['aspirant', 'parent'] as const)('asks a %s for no medical details', (kind) => {
    const { total, missing } = completenessOf({ ...empty, kind })
    expect([total, missing]).toEqual([3, ['fullName', 'phone', 'photo']])
  })

  it('asks an unknown person for their kind', () => {
    const { total, missing } = completenessOf({ ...empty, kind: null, fullName: 'Asha' })
    expect([total, missing]).toEqual([4, ['phone', 'photo', 'kind']])
  })
})

describe('kindOf', () => {
  const none = { hasProfessionalDetails: false, hasResume: false, vacancies: 0, savedColleges: 0 }

  it('is the chosen kind', () => {
    expect(kindOf('parent', { ...none, vacancies: 3 })).toBe('parent')
  })

  it('is inferred from activity until chosen', () => {
    expect(kindOf(null, none)).toBeNull()
    expect(kindOf(null, { ...none, hasProfessionalDetails: true })).toBe('doctor')
    expect(kindOf(null, { ...none, hasResume: true })).toBe('doctor')
    expect(kindOf(undefined, { ...none, vacancies: 1, savedColleges: 4 })).toBe('doctor')
    expect(kindOf(null, { ...none, savedColleges: 1 })).toBe('aspirant')
  })
})
