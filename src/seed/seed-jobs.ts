import type { Payload } from 'payload'
import { addMissing } from './add-missing'
import { jobs } from './data/jobs'

const DAY = 24 * 60 * 60 * 1000

/** Demonstration vacancies, dated from the day of seeding so that they are open. */
export async function seedJobs(payload: Payload): Promise<number> {
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
