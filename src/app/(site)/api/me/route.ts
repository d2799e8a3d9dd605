import { cookies } from 'next/headers'
import { renewSession, setSignedInCookie } from '@/features/accounts/operations/session'
import { meView } from '@/features/accounts/queries'
import { appliedJobIds } from '@/features/jobs/applications/queries'
import { savedIds } from '@/features/saved/queries'
import { ANONYMOUS, type Me, SIGNED_IN_COOKIE } from '@/lib/request/signed-in'
import { payloadClient } from '@/server/payload'
import { publicRoute } from '@/server/route'
import { sessionUser } from '@/server/session'

const respond = (me: Me) => Response.json(me, { headers: { 'Cache-Control': 'no-store' } })

/** The only personal read of a public page: who is signed in, and what they saved and applied for. */
export const GET = publicRoute(async () => {
  const user = await sessionUser()
  // A session may have begun in the studio, or ended elsewhere.
  if ((await cookies()).has(SIGNED_IN_COOKIE) !== (user !== null)) await setSignedInCookie(user !== null)
  if (!user) return respond(ANONYMOUS)
  const payload = await payloadClient()
  const [person, saved, appliedJobs] = await Promise.all([
    meView(payload, user),
    savedIds(user.id),
    appliedJobIds(user.id),
  ])
  await renewSession(payload, user)
  return respond({ user: person, savedColleges: saved.colleges, savedJobs: saved.jobs, appliedJobs })
})
