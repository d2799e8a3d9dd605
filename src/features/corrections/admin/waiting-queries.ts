import type { PayloadRequest, Where } from 'payload'

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
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const [oldest] = docs
  return { count: totalDocs, oldest: oldest ? { title: oldest.title ?? oldest.page } : null }
}
