import 'server-only'
import { payloadClient } from '@/server/payload'
import { jobCard } from './card-view'
import { openJobs } from './open-rule'
import type { JobCardView } from './view'

/** The open ones of these vacancies, in the order of their ids. */
export async function jobCards(ids: string[]): Promise<JobCardView[]> {
  if (ids.length === 0) return []
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { and: [openJobs(), { id: { in: ids } }] },
    depth: 0,
    pagination: false,
    overrideAccess: false,
  })
  return docs.map((job) => jobCard(job)).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
