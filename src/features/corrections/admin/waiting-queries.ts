import type { PayloadRequest, Where } from 'payload'
import { paths } from '@/lib/addresses/paths'

/** A correction that nobody has looked at, as a desk shows it. */
export interface WaitingCorrection {
  id: string
  title: string
  /** The path of the page that it is about. */
  page: string
  figure: string
  right: string
  evidence: string
  /** ISO instant. */
  since: string
  /** Where it is worked. */
  href: string
}

const WAITING: Where = { and: [{ status: { equals: 'new' } }, { suspected: { not_equals: true } }] }

/** How many corrections wait, and the oldest of them, for those who may read them. */
export async function waitingCorrections(
  req: PayloadRequest,
  most = 20,
): Promise<{ count: number; oldest: WaitingCorrection[] }> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'corrections',
    where: WAITING,
    sort: ['createdAt', 'id'],
    limit: most,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return {
    count: totalDocs,
    oldest: docs.map(({ id, title, page, figure, right, evidence, createdAt }) => ({
      id,
      title: title ?? page,
      page,
      figure,
      right,
      evidence,
      since: createdAt,
      href: paths.studioRecord('corrections', id),
    })),
  }
}
