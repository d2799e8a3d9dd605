import type { PersonKind } from './person-kind'
import type { ProfileView } from './view'

const ASKED_OF_ALL = ['fullName', 'phone', 'photo'] as const
const ASKED_OF_DOCTORS = [
  ...ASKED_OF_ALL,
  'qualification',
  'speciality',
  'registrationNumber',
  'registrationCouncil',
  'experienceYears',
  'currentCity',
  'noticePeriodDays',
  'placesWanted',
  'resume',
] as const
export type ProfileField = (typeof ASKED_OF_DOCTORS)[number] | 'kind'

const ASKED_OF_STRANGERS = [...ASKED_OF_ALL, 'kind'] as const

const ASKED: Record<PersonKind, readonly ProfileField[]> = {
  doctor: ASKED_OF_DOCTORS,
  aspirant: ASKED_OF_ALL,
  parent: ASKED_OF_ALL,
}

/** How much of what a profile of its kind asks for is filled in, and what is missing, in the order of the form. */
export function completenessOf(profile: ProfileView): { done: number; total: number; missing: ProfileField[] } {
  const asked = profile.kind ? ASKED[profile.kind] : ASKED_OF_STRANGERS
  const missing = asked.filter((field) => {
    const value = field === 'photo' ? profile.photoUrl : profile[field]
    return value === null || value === ''
  })
  return { done: asked.length - missing.length, total: asked.length, missing }
}
