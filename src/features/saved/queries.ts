import 'server-only'
import { payloadClient } from '@/lib/payload'

const idOf = (relation: string | { id: string }) => (typeof relation === 'object' ? relation.id : relation)

/** The colleges and vacancies that a person keeps, as record ids. */
export async function savedIds(userId: string): Promise<{ colleges: string[]; jobs: string[] }> {
  const payload = await payloadClient()
  // Full authority, held to this person's rows by the query; the caller has read the id from the session.
  const own = {
    where: { user: { equals: userId } },
    depth: 0,
    limit: 1000,
    pagination: false,
    overrideAccess: true,
  } as const
  const [colleges, jobs] = await Promise.all([
    payload.find({ collection: 'saved-colleges', ...own }),
    payload.find({ collection: 'saved-jobs', ...own }),
  ])
  return { colleges: colleges.docs.map(({ college }) => idOf(college)), jobs: jobs.docs.map(({ job }) => idOf(job)) }
}
