import type { Eraser } from '@/cms/personal/erasure'
import { sentBy } from '@/cms/personal/sent-by'
import { anonymiseEnquiry } from './anonymise'

/** Makes the enquiries of a person anonymous when their account is deleted. */
export const eraseEnquiries: Eraser = async (req, person) => {
  // Full authority: a person may not read enquiries, but deletes theirs with the account.
  const { docs } = await req.payload.find({
    collection: 'enquiries',
    where: sentBy(person),
    select: { kind: true },
    depth: 0,
    trash: true,
    pagination: false,
    overrideAccess: true,
    req,
  })
  for (const { id } of docs) await anonymiseEnquiry(req, id)
}
