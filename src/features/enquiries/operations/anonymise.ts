import type { PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'

/** What stands where a person stood. The domain is reserved and can never receive mail. */
export const ANONYMOUS = { name: 'Anonymised', email: 'anonymised@example.invalid' } as const

/** Takes everything that points to a person out of an enquiry; what remains are figures. */
export async function anonymiseEnquiry(req: PayloadRequest, id: string, now = new Date()): Promise<void> {
  // Full authority: a task has no user, and a person who deletes the account may not change enquiries.
  await req.payload.update({
    collection: 'enquiries',
    id,
    data: {
      ...ANONYMOUS,
      phone: null,
      message: null,
      neetScore: null,
      rank: null,
      category: null,
      guardianContact: null,
      notes: [],
      contacts: [],
      nextFollowUp: null,
      submissionKey: null,
      user: null,
      anonymisedAt: now.toISOString(),
    },
    // What staff have put into the trash is still there.
    trash: true,
    ...asServer(req),
  })
}
