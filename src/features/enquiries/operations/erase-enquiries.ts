import type { PayloadRequest } from 'payload'
import { asServer, findAsServer } from '@/cms/access/access'
import { type Eraser, eraseAuthorIn } from '@/cms/personal/erasure/erasure'
import { sentBy } from '@/cms/personal/sent-by'

/** Replaces a person's details. The domain is reserved and can never receive mail. */
export const ANONYMOUS = { name: 'Anonymised', email: 'anonymised@example.invalid' } as const

/** Removes everything that identifies a person from an enquiry, keeping it for statistics. */
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
    // Also in the trash.
    trash: true,
    ...asServer(req),
  })
}

/** Removes a person from their staff work on enquiries: notes, calls and mails. */
export const eraseEnquiryWork = [eraseAuthorIn('enquiries_notes'), eraseAuthorIn('enquiries_contacts')]

/** Anonymises a person's enquiries when their account is deleted. */
export const eraseEnquiries: Eraser = async (req, person) => {
  // Full authority: they go with the account, though a person may not read them.
  const all = { req, select: { kind: true }, trash: true } as const
  for (const { id } of await findAsServer(req.payload, 'enquiries', sentBy(person), all))
    await anonymiseEnquiry(req, id)
}
