import type { ProfileView } from './view'

const ASKED = [
  'fullName',
  'phone',
  'photo',
  'qualification',
  'speciality',
  'registrationNumber',
  'registrationCouncil',
  'experienceYears',
  'currentCity',
  'resume',
] as const
export type ProfileField = (typeof ASKED)[number]

/** How much of a profile is filled in, and what is missing, in the order of the form. */
export function completenessOf(profile: ProfileView): { done: number; total: number; missing: ProfileField[] } {
  const missing = ASKED.filter((field) => {
    const value = field === 'photo' ? profile.photoUrl : profile[field]
    return value === null || value === ''
  })
  return { done: ASKED.length - missing.length, total: ASKED.length, missing }
}
