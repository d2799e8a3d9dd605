import { asServer } from '@/cms/access/access'
import { type Eraser, eraseAuthorIn } from '@/cms/personal/erasure/erasure'
import { sentBy } from '@/cms/personal/sent-by'
import { anonymiseEnquiry } from './anonymise'

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
