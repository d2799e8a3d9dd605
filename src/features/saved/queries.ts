import type { Where } from 'payload'
import { asServer } from '@/cms/access/access'
import { idOf } from '@/lib/database/record-id'
import { stated } from '@/lib/stated'
import 'server-only'
import { liveRecords } from '@/cms/access/live-rule'
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
  return {
    colleges: colleges.docs.map(({ college }) => idOf(college)),
    jobs: jobs.docs.map(({ job }) => idOf(job)),
  }
}

/** The live colleges that a person keeps, newest first. */
export async function savedColleges(userId: string) {
  const payload = await payloadClient()
  // Full authority over the person's own rows; which colleges are public is asked for with them.
  const { docs } = await payload.find({
    collection: 'saved-colleges',
    where: {
      and: [keptBy(userId, 'college'), liveRecords('college')],
    },
    sort: '-createdAt',
    limit: MOST_SAVED,
    ...asServer(),
    depth: 1,
  })
  return docs.flatMap(({ college, createdAt }) =>
    typeof college === 'string'
      ? []
      : {
          ...stated(college, ['id', 'name', 'location', 'state']),
          slug: college.slug ?? college.id,
          savedAt: createdAt,
        },
  )
}

/** The vacancies that a person keeps, newest first; closed ones too, marked by their status and deadline. */
export async function savedJobs(userId: string) {
  const payload = await payloadClient()
  // Full authority over the person's own rows: a vacancy that closed since is still shown to who kept it.
  const { docs } = await payload.find({
    collection: 'saved-jobs',
    where: keptBy(userId, 'job'),
    sort: '-createdAt',
    limit: MOST_SAVED,
    ...asServer(),
    depth: 1,
  })
  return docs.flatMap(({ job, createdAt }) =>
    typeof job === 'string' || job.status === 'Inactive'
      ? []
      : {
          ...stated(job, ['id', 'title', 'institution', 'location', 'status', 'deadline']),
          slug: job.slug ?? job.id,
          savedAt: createdAt,
        },
  )
}
