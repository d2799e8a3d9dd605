import { PROFESSIONAL } from '../view'

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

const COMMON_FIELDS = ['fullName', 'phone', 'photo'] as const
const DOCTOR_FIELDS = [...COMMON_FIELDS, ...PROFESSIONAL, 'resume'] as const
export type ProfileField = (typeof DOCTOR_FIELDS)[number] | 'kind'

const FIELDS_OF_UNKNOWN = [...COMMON_FIELDS, 'kind'] as const

const FIELDS_OF_KIND: Record<PersonKind, readonly ProfileField[]> = {
  doctor: DOCTOR_FIELDS,
  aspirant: COMMON_FIELDS,
  parent: COMMON_FIELDS,
}

/** What a profile says, as far as its completeness counts it. */
type Filled = { kind: PersonKind | null; photoUrl: string | null } & Record<
  Exclude<ProfileField, 'photo' | 'kind'>,
  unknown
>

/** How much of a profile is filled in, and the missing fields in the form's order. */
export function completenessOf(profile: Filled): { done: number; total: number; missing: ProfileField[] } {
  const profileFields = profile.kind ? FIELDS_OF_KIND[profile.kind] : FIELDS_OF_UNKNOWN
  const missing = profileFields.filter((field) => {
    const value = field === 'photo' ? profile.photoUrl : profile[field]
    return value === null || value === ''
  })
  return { done: profileFields.length - missing.length, total: profileFields.length, missing }
}
