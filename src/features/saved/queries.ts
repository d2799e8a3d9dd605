import type { Where } from 'payload'
import { findAsServer } from '@/cms/access/access'
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
  const newest = { sort: '-createdAt', limit: MAX_SAVED }
  // Full authority: the rows are limited to the person's own above.
  const [colleges, jobs] = await Promise.all([
    findAsServer(payload, 'saved-colleges', savedBy(userId, 'college'), newest),
    findAsServer(payload, 'saved-jobs', savedBy(userId, 'job'), newest),
  ])
  return { colleges: colleges.map(({ college }) => idOf(college)), jobs: jobs.map(({ job }) => idOf(job)) }
}
