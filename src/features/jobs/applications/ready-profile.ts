import type { User } from '@/payload-types'
import type { ReadyProfile } from '../vacancies/view'

/**
 * Whether a profile has all that an application needs, so that applying is one step: a name, a CV, degrees, and the
 * registration with its council.
 * @param resume the name of the CV that the profile keeps
 */
export function readyProfile(
  { fullName, professional }: Pick<User, 'fullName' | 'professional'>,
  resume: string | null,
): ReadyProfile | null {
  const { qualification, registrationNumber, registrationCouncil } = professional ?? {}
  if (!fullName || !resume || !qualification || !registrationNumber || !registrationCouncil) return null
  return { name: fullName, resume, qualification, registration: `${registrationNumber}, ${registrationCouncil}` }
}
