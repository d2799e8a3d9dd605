import type { Payload } from 'payload'
import { asServer } from '@/cms/access/access'
import 'server-only'
import { sentBy } from '@/cms/personal/sent-by'
import type { User } from '@/payload-types'

/** What a person sent, what they were answered and what became of it; who works on it and what they noted is the team's. */
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

/** The enquiries of a person, as the export of their data holds them. */
export async function enquiriesOf(payload: Payload, user: User): Promise<Record<string, unknown>[]> {
  // Full authority: senders may not read enquiries; the query names this person's alone, and only what is theirs.
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
