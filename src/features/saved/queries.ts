import type { Where } from 'payload'
import { idOf } from '@/lib/database/record-id'
import 'server-only'
import { payloadClient } from '@/server/payload'
import type { SavedKind } from './schema'

const MAX_SAVED = 1000

/** A person's saved items, without trashed ones, which reappear when restored. */
const savedBy = (userId: string, kind: SavedKind): Where => ({
  and: [{ user: { equals: userId } }, { [`${kind}.deletedAt`]: { exists: false } }],
})

/** Ids of a person's saved items, newest first. */
export async function savedIds(userId: string): Promise<{ colleges: string[]; jobs: string[] }> {
  const payload = await payloadClient()
  const find = {
    sort: '-createdAt',
    limit: MAX_SAVED,
    pagination: false,
    depth: 0,
    // Full authority: the rows are limited to the person's own above.
    overrideAccess: true,
  } as const
  const [colleges, jobs] = await Promise.all([
    payload.find({ collection: 'saved-colleges', where: savedBy(userId, 'college'), ...find }),
    payload.find({ collection: 'saved-jobs', where: savedBy(userId, 'job'), ...find }),
  ])
  return { colleges: colleges.docs.map(({ college }) => idOf(college)), jobs: jobs.docs.map(({ job }) => idOf(job)) }
}
