import type { PayloadRequest } from 'payload'
import { asServer } from '@/cms/access/access'
import { type Eraser, eraseAuthorIn } from '@/cms/personal/erasure/erasure'
import { sentBy } from '@/cms/personal/sent-by'

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

/** Takes a person out of what they did with enquiries as staff: their notes, and their calls and mails. */
export const eraseEnquiryWork = [eraseAuthorIn('enquiries_notes'), eraseAuthorIn('enquiries_contacts')]

/** Makes the enquiries of a person anonymous when their account is deleted. */
export const eraseEnquiries: Eraser = async (req, person) => {
  // Full authority: a person may not read enquiries, but deletes theirs with the account.
  const { docs } = await req.payload.find({
    collection: 'enquiries',
    where: sentBy(person),
    select: { kind: true },
    trash: true,
    ...asServer(req),
  })
  for (const { id } of docs) await anonymiseEnquiry(req, id)
}
