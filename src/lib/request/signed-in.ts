/**
 * The cookie that says that somebody is signed in in this browser, and nothing else: it opens no door. Pages are the
 * same for everybody, so their own script reads it before anything is drawn, and nobody signed in sees "Login" first.
 */
export const SIGNED_IN_COOKIE = 'signed-in'

/** The attribute of `<html>` between the first drawing and the answer of /api/me: `signed-in:` of the styles. */
const MARK = 'data-signed-in'

/** Marks the page by the cookie, where somebody has signed in without a new page. */
export const markSignedIn = () =>
  document.documentElement.toggleAttribute(MARK, document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`))

/** The same in the head of a page, which runs before any file is there. */
export const MARK_SIGNED_IN = `document.documentElement.toggleAttribute('${MARK}',document.cookie.split('; ').includes('${SIGNED_IN_COOKIE}=1'))`

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
