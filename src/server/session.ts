import { cookies } from 'next/headers'
import { executeAuthStrategies } from 'payload'
import { cache } from 'react'
import 'server-only'
import { askDatabase } from '@/cms/database/readiness'
import type { User } from '@/payload-types'
import { payloadClient } from './payload'

export const SESSION_COOKIE = 'payload-token'

/**
 * Who is asking, read anew from the database once per request.
 * The cookie is handed over as a header because Payload ignores cookies on navigations from other sites (a link
 * in a mail), where a read is harmless; writes are guarded by the Origin check of server actions.
 * @returns the signed-in person or null
 * @throws when the database does not answer
 */
export const sessionUser = cache(async (): Promise<User | null> => {
  const token = (await cookies()).get(SESSION_COOKIE)?.value
  if (!token) return null
  const payload = await payloadClient()
  // Not `payload.auth()`, which also works out what the person may do with every collection.
  const { user } = await executeAuthStrategies({ payload, headers: new Headers({ Authorization: `JWT ${token}` }) })
  if (user?.collection === 'users') return user
  // Payload takes a database that does not answer for nobody being signed in; this throws where that is the case.
  await askDatabase(payload)
  return null
})
