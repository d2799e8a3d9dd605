import type { Where } from 'payload'
import { idOf } from '@/lib/database/record-id'
import 'server-only'
import { payloadClient } from '@/server/payload'
import type { SavedKind } from './schema'

const MOST_SAVED = 1000

/** What a person keeps, without what lies in the trash; it is there again when that is restored. */
const keptBy = (userId: string, kind: SavedKind): Where => ({
  and: [{ user: { equals: userId } }, { [`${kind}.deletedAt`]: { exists: false } }],
})

/** Ids of everything a person keeps, newest first. */
export async function savedIds(userId: string): Promise<{ colleges: string[]; jobs: string[] }> {
  const payload = await payloadClient()
  const find = {
    sort: '-createdAt',
    limit: MOST_SAVED,
    pagination: false,
    depth: 0,
    // Full authority: the rows are limited to the person's own above.
    overrideAccess: true,
  } as const
  const [colleges, jobs] = await Promise.all([
    payload.find({ collection: 'saved-colleges', where: keptBy(userId, 'college'), ...find }),
    payload.find({ collection: 'saved-jobs', where: keptBy(userId, 'job'), ...find }),
  ])
  return { colleges: colleges.docs.map(({ college }) => idOf(college)), jobs: jobs.docs.map(({ job }) => idOf(job)) }
}
