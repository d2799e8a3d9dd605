import 'server-only'
import type { JobApplication, User } from '@/payload-types'
import { payloadClient } from '@/server/payload'

/** A person's own application; null for anybody else's. */
export async function ownApplication(user: User, id: string): Promise<JobApplication | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'job-applications',
    where: { and: [{ id: { equals: id } }, { user: { equals: user.id } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs[0] ?? null
}
