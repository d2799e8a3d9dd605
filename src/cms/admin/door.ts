import { headers } from 'next/headers'
import { cache } from 'react'
import 'server-only'
import { sessionUser } from '@/lib/session'
import type { User } from '@/payload-types'
import { isStaff } from '../roles'

export type Door =
  | { to: 'sign-in' }
  | { to: 'denied'; user: User }
  /** Payload would not believe the cookie of this request; `isCertain` when one more step inside the site mends it. */
  | { to: 'continue'; isCertain: boolean }
  | { to: 'studio'; user: User }

/**
 * Who may pass into the studio, settled once per request before Payload renders anything: its own gate lets anybody
 * into custom views, and it ignores the session cookie of a request that began on another site.
 */
export const studioDoor = cache(async (): Promise<Door> => {
  const user = await sessionUser()
  if (!user) return { to: 'sign-in' }
  if (!isStaff(user)) return { to: 'denied', user }
  const asked = await headers()
  const cameFrom = asked.get('sec-fetch-site') ?? ''
  const isBelieved = asked.has('origin') || ['same-origin', 'same-site', 'none'].includes(cameFrom)
  return isBelieved ? { to: 'studio', user } : { to: 'continue', isCertain: cameFrom === 'cross-site' }
})
