import { PROFESSIONAL } from './view'

/** What a person uses the site for, which decides the profile's fields and its completeness. */
export const PERSON_KINDS = ['doctor', 'aspirant', 'parent'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

/** Hints at the kind of a person who has not chosen one. */
export interface Traces {
  hasProfessionalDetails: boolean
  hasResume: boolean
  /** Applications and saved vacancies. */
  vacancies: number
  savedColleges: number
}

/**
 * The chosen kind, else that suggested by the account: a person looking for a post is a doctor, one saving colleges an
 * aspirant. Null if nothing suggests one: the profile then only asks for what everyone has.
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

/** What a profile says, as far as its completeness counts it. */
type Filled = { kind: PersonKind | null; photoUrl: string | null } & Record<
  Exclude<ProfileField, 'photo' | 'kind'>,
  unknown
>

/** How much of a profile is filled in, and the missing fields in the form's order. */
export function completenessOf(profile: Filled): { done: number; total: number; missing: ProfileField[] } {
  const asked = profile.kind ? ASKED[profile.kind] : ASKED_OF_STRANGERS
  const missing = asked.filter((field) => {
    const value = field === 'photo' ? profile.photoUrl : profile[field]
    return value === null || value === ''
  })
  return { done: asked.length - missing.length, total: asked.length, missing }
}
