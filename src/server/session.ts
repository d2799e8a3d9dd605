import { cookies } from 'next/headers'
import { executeAuthStrategies } from 'payload'
import { cache } from 'react'
import 'server-only'
import { pingDatabase } from '@/cms/database/readiness'
import type { User } from '@/payload-types'
import { payloadClient } from './payload'

export const SESSION_COOKIE = 'payload-token'

/**
 * The person signed in, read from the database once per request.
 * The cookie is passed as a header because Payload ignores cookies on cross-site navigations (links in mails), where
 * reading is harmless; server actions guard writes by checking Origin.
 * @returns the person or null
 * @throws if the database is down
 */
export const sessionUser = cache(async (): Promise<User | null> => {
  const token = (await cookies()).get(SESSION_COOKIE)?.value
  if (!token) return null
  const payload = await payloadClient()
  // Not `payload.auth()`, which also works out what the person may do with every collection.
  const { user } = await executeAuthStrategies({ payload, headers: new Headers({ Authorization: `JWT ${token}` }) })
  if (user?.collection === 'users') return user
  // Payload treats an unreachable database as an anonymous session; this throws instead.
  await pingDatabase(payload)
  return null
})
