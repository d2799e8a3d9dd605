import type { PayloadRequest, Where } from 'payload'
import { asPerson } from '@/cms/access/access'

const WAITING: Where = { and: [{ status: { equals: 'new' } }, { suspected: { not_equals: true } }] }

/** How many corrections wait, and the oldest of them, for those who may read them. */
export async function waitingCorrections(
  req: PayloadRequest,
): Promise<{ count: number; oldest: { title: string } | null }> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'corrections',
    where: WAITING,
    sort: ['createdAt', 'id'],
    limit: 1,
    ...asPerson(req),
  })
  const [oldest] = docs
  return { count: totalDocs, oldest: oldest ? { title: oldest.title ?? oldest.page } : null }
}

/** What a reader says is wrong, as the desk lists it. */
export interface WaitingCorrection {
  id: string
  /** What the page is about. */
  title: string
  figure: string
  right: string
  evidence: string
  sentAt: string
}

/** The corrections that wait longest, and how many there are, for those who may read them. */
export async function readWaitingCorrections(
  req: PayloadRequest,
  limit: number,
): Promise<{ corrections: WaitingCorrection[]; total: number }> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'corrections',
    where: WAITING,
    sort: ['createdAt', 'id'],
    limit,
    ...asPerson(req),
  })
  return {
    corrections: docs.map(({ id, title, page, figure, right, evidence, createdAt }) => ({
      id,
      title: title ?? page,
      figure,
      right,
      evidence,
      sentAt: createdAt,
    })),
    total: totalDocs,
  }
}
