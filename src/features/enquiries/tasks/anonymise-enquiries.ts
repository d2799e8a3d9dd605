import type { PayloadRequest, TaskConfig } from 'payload'
import { RETENTION_MONTHS } from '../schema'

const MOST_AT_ONCE = 200

/** What stands where a person stood. The domain is reserved and can never receive mail. */
export const ANONYMOUS = { name: 'Anonymised', email: 'anonymised@example.invalid' } as const

/**
 * Takes everything that points to a person out of enquiries that ended 24 months ago; what remains are figures.
 * @returns how many were anonymised
 */
export async function anonymiseEnquiries(req: PayloadRequest, now = new Date()): Promise<number> {
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - RETENTION_MONTHS)
  // Full authority throughout: a task has no user.
  const { docs } = await req.payload.find({
    collection: 'enquiries',
    where: {
      and: [{ closedAt: { less_than_equal: limit.toISOString() } }, { anonymisedAt: { exists: false } }],
    },
    select: { kind: true },
    limit: MOST_AT_ONCE,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  for (const { id } of docs) {
    await req.payload.update({
      collection: 'enquiries',
      id,
      data: {
        ...ANONYMOUS,
        phone: null,
        message: null,
        neetScore: null,
        notes: [],
        nextFollowUp: null,
        submissionKey: null,
        anonymisedAt: now.toISOString(),
      },
      depth: 0,
      overrideAccess: true,
      req,
    })
  }
  return docs.length
}

/** Keeps the promise of the privacy page every night. */
export const anonymiseEnquiriesTask: TaskConfig<{ input: object; output: { anonymised: number } }> = {
  slug: 'anonymise-enquiries',
  label: 'Anonymise old enquiries',
  schedule: [{ cron: '0 30 21 * * *', queue: 'default' }],
  outputSchema: [{ name: 'anonymised', type: 'number', required: true }],
  handler: async ({ req }) => ({ output: { anonymised: await anonymiseEnquiries(req) } }),
}
