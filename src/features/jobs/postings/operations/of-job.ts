import type { PayloadRequest } from 'payload'
import type { VacancyPosting } from '@/payload-types'

/** What a hospital sent in of which a vacancy of the site was made; null for a vacancy of the team's own. */
export async function postingOfJob(req: PayloadRequest, job: string | null): Promise<VacancyPosting | null> {
  if (!job) return null
  // Full authority: the seed of the link is nobody's to read, and goes into a mail to the hospital alone.
  const { docs } = await req.payload.find({
    collection: 'vacancy-postings',
    where: { and: [{ job: { equals: job } }, { confirmedAt: { exists: true } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0] ?? null
}
