import type { Payload } from 'payload'
import { asServer } from '@/cms/access/access'
import 'server-only'
import { sentBy } from '@/cms/personal/sent-by'
import type { User } from '@/payload-types'

const SHOWN = {
  page: true,
  title: true,
  figure: true,
  right: true,
  evidence: true,
  email: true,
  status: true,
  answer: true,
  answeredAt: true,
  consentedAt: true,
  consentVersion: true,
  createdAt: true,
} as const

/** A person's corrections for their data export. */
export async function correctionsOf(payload: Payload, user: User): Promise<Record<string, unknown>[]> {
  // Full authority: senders may not read corrections; the query selects this person's only.
  const { docs } = await payload.find({
    collection: 'corrections',
    where: sentBy(user),
    select: SHOWN,
    sort: 'createdAt',
    trash: true,
    ...asServer(),
  })
  return docs.map((row) => ({ ...row }))
}
