/** Who is signed in and what they keep: the one personal read of a public page, at `/api/me`. */
export interface Me {
  user: {
    id: string
    email: string
    fullName: string | null
    phone: string | null
    photoUrl: string | null
    role: string
  } | null
  savedColleges: string[]
  savedJobs: string[]
  appliedJobs: string[]
}

/** What a visitor without a session is. */
export const NOBODY: Me = { user: null, savedColleges: [], savedJobs: [], appliedJobs: [] }
