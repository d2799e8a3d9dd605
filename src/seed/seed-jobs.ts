import { createLocalReq, type Payload } from 'payload'
import { isSiteConfigured } from '@/cms/samples/samples'
import { addMissing } from './add-missing'
import { jobs } from './data/jobs'

const DAY = 24 * 60 * 60 * 1000

/** Whether the vacancies are the team's own by now: one of theirs is there, or one was removed by hand. */
async function isTakenOver(payload: Payload): Promise<boolean> {
  // Full authority: closed vacancies count too, and the log is nobody's but the administrators'.
  const [own, removed] = await Promise.all([
    payload.count({
      collection: 'jobs',
      where: { isDemo: { not_equals: true } },
      trash: true,
      overrideAccess: true,
    }),
    payload.count({
      collection: 'audit-log',
      where: { and: [{ of: { equals: 'jobs' } }, { action: { equals: 'delete' } }] },
      overrideAccess: true,
    }),
  ])
  return own.totalDocs + removed.totalDocs > 0
}

/** Demonstration vacancies, dated from the day of seeding so that they are open; none where the team has taken over or the site is configured. */
export async function seedJobs(payload: Payload): Promise<number> {
  if ((await isTakenOver(payload)) || (await isSiteConfigured(await createLocalReq({}, payload)))) return 0
  const now = Date.now()
  return addMissing(
    payload,
    'jobs',
    // Minutes apart, so that the order of one day's vacancies is the order of the list.
    jobs.map(({ postedDaysAgo, closesInDays, ...job }, index) => ({
      ...job,
      status: 'Active' as const,
      isDemo: true,
      postedAt: new Date(now - postedDaysAgo * DAY - index * 60_000).toISOString(),
      deadline: new Date(now + closesInDays * DAY).toISOString(),
    })),
  )
}
