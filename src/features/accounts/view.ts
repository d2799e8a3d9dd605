import { stated } from '@/lib/stated'
import type { User } from '@/payload-types'

/** What a profile says of somebody's work, in the order of the form. */
export const PROFESSIONAL = [
  ...(['qualification', 'speciality', 'registrationNumber', 'registrationCouncil', 'experienceYears'] as const),
  ...(['currentCity', 'noticePeriodDays', 'placesWanted'] as const),
]
export const professionalView = (professional: User['professional']) => stated(professional, PROFESSIONAL)

/** What somebody wanted before signing in; it travels with the link in the mail. */
export interface SignInIntent {
  /** A path of this site to which the sign-in leads. */
  next: string | null
  /** What they wanted to save, as in the browser's cookie. */
  pendingIntent: string | null
}
