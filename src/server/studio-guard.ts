import { headers } from 'next/headers'
import { cache } from 'react'
import 'server-only'
import { permits, staffOnly } from '@/cms/access/access'
import type { User } from '@/payload-types'
import { sessionUser } from './session'

/** What somebody who asks for the studio gets to see. */
export type StudioVerdict =
  | { outcome: 'sign-in' }
  | { outcome: 'denied'; user: User }
  /** Payload would not believe the cookie of this request; `isCertain` when one more step inside the site mends it. */
  | { outcome: 'continue'; isCertain: boolean }
  | { outcome: 'studio'; user: User }

/**
 * Who may pass into the studio, settled once per request before Payload renders anything: its own gate lets anybody
 * into custom views, and it ignores the session cookie of a request that began on another site.
 */
export const studioGuard = cache(async (): Promise<StudioVerdict> => {
  const user = await sessionUser()
  if (!user) return { outcome: 'sign-in' }
  if (!permits(staffOnly, user)) return { outcome: 'denied', user }
  const asked = await headers()
  const cameFrom = asked.get('sec-fetch-site') ?? ''
  const isBelieved = asked.has('origin') || ['same-origin', 'same-site', 'none'].includes(cameFrom)
  return isBelieved ? { outcome: 'studio', user } : { outcome: 'continue', isCertain: cameFrom === 'cross-site' }
})
