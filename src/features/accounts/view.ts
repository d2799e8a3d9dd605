import { stated } from '@/lib/stated'
import type { User } from '@/payload-types'
import type { profileOf } from './queries'

/** What a profile says of somebody's work, in the order of the form. */
export const PROFESSIONAL = [
  ...(['qualification', 'speciality', 'registrationNumber', 'registrationCouncil', 'experienceYears'] as const),
  ...(['currentCity', 'noticePeriodDays', 'placesWanted'] as const),
]
export const professionalView = (professional: User['professional']) => stated(professional, PROFESSIONAL)

/** The person's own profile as the dashboard shows it. */
export type ProfileView = Awaited<ReturnType<typeof profileOf>>

/** The empty profile of somebody no longer signed in: only what was typed is shown. */
export const NOBODY: ProfileView = {
  id: '',
  kind: null,
  asksProfessional: true,
  email: '',
  pendingEmail: null,
  fullName: null,
  phone: null,
  writesAs: null,
  guardianEmail: null,
  guardianAgreedAt: null,
  photoUrl: null,
  memberSince: '',
  ...professionalView(undefined),
  isStaff: false,
  resume: null,
}

/** What somebody wanted before signing in; it travels with the link in the mail. */
export interface SignInIntent {
  /** A path of this site to which the sign-in leads. */
  next: string | null
  /** What they wanted to save, as in the browser's cookie. */
  pendingIntent: string | null
}
