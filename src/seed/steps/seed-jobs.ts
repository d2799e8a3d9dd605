import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { isSiteConfigured } from '@/cms/samples/samples'
import { JOB_TYPES } from '@/features/jobs/schema'
import { readMessages } from '../files/read-content'
import { addMissing } from './add-missing'

/**
 * Demonstration vacancies. They name no institution, because no real one may be claimed to have a vacancy, and are
 * marked so that the studio can find them. Their dates are relative to the day of seeding.
 */
const VACANCIES = z.array(
  z.strictObject({
    slug: z.string(),
    title: z.string(),
    department: z.string(),
    location: z.string(),
    designation: z.string(),
    type: z.enum(JOB_TYPES),
    experience: z.string(),
    qualification: z.string(),
    salary: z.string(),
    description: z.string(),
    requirements: z.string(),
    postedDaysAgo: z.number(),
    closesInDays: z.number(),
  }),
)

const DAY = 24 * 60 * 60 * 1000

/** Whether the team manages its own vacancies by now: one of theirs exists, or one was removed manually. */
async function isTakenOver(payload: Payload): Promise<boolean> {
  // Full authority: closed vacancies count too, and only administrators may read the log.
  const [own, removed] = await Promise.all([
    payload.count({
      collection: 'jobs',
      where: { isSample: { not_equals: true } },
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

/**
 * Adds demonstration vacancies, dated from the day of seeding so that they are open; none if the team has taken over or
 * the site is configured.
 */
export async function seedJobs(payload: Payload): Promise<number> {
  if ((await isTakenOver(payload)) || (await isSiteConfigured(await createLocalReq({}, payload)))) return 0
  const now = Date.now()
  return addMissing(
    payload,
    'jobs',
    // Minutes apart, so that vacancies of one day sort in the order of the list.
    readMessages('vacancies.yaml', VACANCIES).map(({ postedDaysAgo, closesInDays, ...job }, index) => ({
      ...job,
      status: 'Active' as const,
      isSample: true,
      postedAt: new Date(now - postedDaysAgo * DAY - index * 60_000).toISOString(),
      deadline: new Date(now + closesInDays * DAY).toISOString(),
    })),
  )
}
