/** The person's own profile as the dashboard shows it. */
export interface ProfileView {
  id: string
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
  resume: { name: string; href: string; uploadedOn: string } | null
}
