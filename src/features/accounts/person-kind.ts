import { PROFESSIONAL, type ProfileView } from './view'

/** What a person is here for: the profile asks by it, and its completeness counts by it. */
export const PERSON_KINDS = ['doctor', 'aspirant', 'parent'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

/** What an account tells of its person beside their own choice. */
export interface Traces {
  hasProfessionalDetails: boolean
  hasResume: boolean
  /** Applications and saved vacancies. */
  vacancies: number
  savedColleges: number
}

/**
 * The person's own choice; until there is one, what they did here: whoever looks for a post is a doctor, whoever keeps
 * colleges an aspirant. Null where nothing tells, and then only what everybody has is asked for.
 */
export function kindOf(chosen: PersonKind | null | undefined, traces: Traces): PersonKind | null {
  if (chosen) return chosen
  if (traces.hasProfessionalDetails || traces.hasResume || traces.vacancies > 0) return 'doctor'
  return traces.savedColleges > 0 ? 'aspirant' : null
}

const ASKED_OF_ALL = ['fullName', 'phone', 'photo'] as const
const ASKED_OF_DOCTORS = [...ASKED_OF_ALL, ...PROFESSIONAL, 'resume'] as const
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
