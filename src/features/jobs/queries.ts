import 'server-only'
import { payloadClient } from '@/lib/payload'

/** Ids of the vacancies that a person has applied for; a withdrawn application no longer counts. */
export async function appliedJobIds(userId: string): Promise<string[]> {
  const payload = await payloadClient()
  // Full authority: the caller is the server, which asks for the person who is signed in.
  const { docs } = await payload.find({
    collection: 'job-applications',
    where: { and: [{ user: { equals: userId } }, { status: { not_equals: 'withdrawn' } }] },
    select: { job: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs.flatMap(({ job }) => (job ? [typeof job === 'string' ? job : job.id] : []))
}
