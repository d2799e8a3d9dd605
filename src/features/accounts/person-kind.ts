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
