import { stated } from '@/lib/views/stated'
import type { User } from '@/payload-types'

/** Professional fields of a profile, in form order. */
export const PROFESSIONAL = [
  ...(['qualification', 'speciality', 'registrationNumber', 'registrationCouncil', 'experienceYears'] as const),
  ...(['currentCity', 'noticePeriodDays', 'placesWanted'] as const),
]
export const professionalView = (professional: User['professional']) => stated(professional, PROFESSIONAL)

/** What a visitor wanted before signing in; kept with the link in the mail. */
export interface SignInIntent {
  /** A path of this site to which the sign-in leads. */
  next: string | null
  /** What they wanted to save, as in the browser's cookie. */
  pendingIntent: string | null
}
