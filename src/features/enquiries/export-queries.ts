import type { Payload } from 'payload'
import { asServer } from '@/cms/access/access'
import 'server-only'
import { sentBy } from '@/cms/personal/sent-by'
import type { User } from '@/payload-types'

/** What a person may see of their enquiry: not its owner and the team's notes. */
const SHOWN = {
  kind: true,
  name: true,
  email: true,
  phone: true,
  subject: true,
  message: true,
  course: true,
  country: true,
  neetScore: true,
  rank: true,
  category: true,
  writesAs: true,
  guardianContact: true,
  college: true,
  colleges: true,
  state: true,
  sourcePage: true,
  status: true,
  firstResponseAt: true,
  consent: true,
  consentedAt: true,
  consentVersion: true,
  contacts: { outcome: true, callBackAt: true, subject: true, text: true, at: true },
  createdAt: true,
} as const

/** A person's enquiries for the export of their data. */
export async function enquiriesOf(payload: Payload, user: User): Promise<Record<string, unknown>[]> {
  // Full authority: senders may not read enquiries; the query is limited to this person's and to these fields.
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: sentBy(user),
    select: SHOWN,
    sort: 'createdAt',
    trash: true,
    ...asServer(),
  })
  return docs.map((row) => ({ ...row }))
}
