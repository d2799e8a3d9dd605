import { headers } from 'next/headers'
import { cache } from 'react'
import 'server-only'
import { permits, staffOnly } from '@/cms/access/access'
import type { User } from '@/payload-types'
import { sessionUser } from './session'

export type StudioVerdict =
  | { outcome: 'sign-in' }
  | { outcome: 'denied'; user: User }
  /** Payload would reject this request's cookie; `isCertain` if one more same-site step is sure to help. */
  | { outcome: 'continue'; isCertain: boolean }
  | { outcome: 'studio'; user: User }

/**
 * Decides access to the studio once per request before Payload renders: its own gate admits anyone to custom views, and
 * it ignores the session cookie of cross-site requests.
 */
export const studioGuard = cache(async (): Promise<StudioVerdict> => {
  const user = await sessionUser()
  if (!user) return { outcome: 'sign-in' }
  if (!permits(staffOnly, user)) return { outcome: 'denied', user }
  const sent = await headers()
  const cameFrom = sent.get('sec-fetch-site') ?? ''
  const isSameSite = sent.has('origin') || ['same-origin', 'same-site', 'none'].includes(cameFrom)
  return isSameSite ? { outcome: 'studio', user } : { outcome: 'continue', isCertain: cameFrom === 'cross-site' }
})
