import type { PersonKind } from './person-kind'

/** The person's own profile as the dashboard shows it. */
export interface ProfileView {
  id: string
  /** Chosen, or what the account suggests; null where nothing does. */
  kind: PersonKind | null
  /** Whether the profile shows the professional part: to doctors, and to whoever filled something in there. */
  asksProfessional: boolean
  email: string
  /** A new address that waits to be confirmed. */
  pendingEmail: string | null
  fullName: string | null
  phone: string | null
  photoUrl: string | null
  /** "Jan 12, 2025". */
  memberSince: string
  qualification: string | null
  speciality: string | null
  registrationNumber: string | null
  registrationCouncil: string | null
  experienceYears: number | null
  currentCity: string | null
  noticePeriodDays: number | null
  /** Cities, with commas between them. */
  placesWanted: string | null
  /** Works in the studio, which the dashboard leads to. */
  isStaff: boolean
  resume: { name: string; href: string; uploadedOn: string } | null
}

/** What is known of who is not signed in any more: nothing, so that only what was typed is shown. */
export const NOBODY: ProfileView = {
  id: '',
  kind: null,
  asksProfessional: true,
  email: '',
  pendingEmail: null,
  fullName: null,
  phone: null,
  photoUrl: null,
  memberSince: '',
  qualification: null,
  speciality: null,
  registrationNumber: null,
  registrationCouncil: null,
  experienceYears: null,
  currentCity: null,
  noticePeriodDays: null,
  placesWanted: null,
  isStaff: false,
  resume: null,
}

/** What somebody was about when they had to see to their account first: it travels with the link in the mail. */
export interface SignInIntent {
  /** A path of our own to which the sign-in leads. */
  next: string | null
  /** What they wanted to keep, as the browser's cookie holds it. */
  pendingIntent: string | null
}
