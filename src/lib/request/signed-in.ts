/**
 * Cookie that says only that there is a session; it grants no access. Pages are the same for everyone, so their script
 * reads it before the first paint, lest a signed-in person see "Login" first.
 */
export const SIGNED_IN_COOKIE = 'signed-in'

/** Attribute of `<html>` between the first paint and the response of /api/me: the `signed-in:` variant in CSS. */
const MARK = 'data-signed-in'

/** Sets the attribute from the cookie, after signing in without a new page. */
export const markSignedIn = () =>
  document.documentElement.toggleAttribute(MARK, document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`))

/** The same for a page's head, inline because it runs before any file has loaded. */
export const MARK_SIGNED_IN = `document.documentElement.toggleAttribute('${MARK}',document.cookie.split('; ').includes('${SIGNED_IN_COOKIE}=1'))`

/** Who is signed in, and what they have saved: the one personal read of a public page, at `/api/me`. */
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

/** A visitor without a session. */
export const ANONYMOUS: Me = { user: null, savedColleges: [], savedJobs: [], appliedJobs: [] }
