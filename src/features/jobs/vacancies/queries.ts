import { sql } from 'drizzle-orm'
import { asServer } from '@/cms/access/access'
import { recordOnceAt } from '@/cms/hooks/slugs'
import 'server-only'
import { cache } from 'react'
import { tags } from '@/lib/caching/cache'
import { cachedIfFound } from '@/lib/caching/cached-if-found'
import { startOfIndianDay } from '@/lib/calendar/indian-calendar'
import { isSlug } from '@/lib/text/normal-forms/slug'
import type { Job } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { rowsOf } from '@/server/read-queries'
import { jobView } from './card-view'
import { cachedForToday } from './lists-queries'
import { isPublic, openJobsSql, secondsUntilDayEndsInIndia } from './open-rule'
import type { JobView } from './view'

type Found = { job: Job } | { movedTo: string }

/**
 * A vacancy by its slug while it is public, or the new slug of a renamed one.
 * @returns null for unknown slugs and Inactive vacancies
 */
export const jobBySlug = cache(async (slug: string): Promise<{ job: JobView } | { movedTo: string } | null> => {
  if (!isSlug(slug)) return null
  const found = await cachedIfFound<Found>(
    ['job', slug, startOfIndianDay().toISOString()],
    [tags.job(slug), tags.allJobs()],
    () => readJob(slug),
    secondsUntilDayEndsInIndia(),
  )
  return found && 'job' in found ? { job: jobView(found.job) } : found
})

async function readJob(slug: string): Promise<Found | null> {
  const payload = await payloadClient()
  // Full authority: a closed vacancy still has a page, though visitors may not read its record.
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { slug: { equals: slug } },
    limit: 1,
    select: { searchText: false, importHash: false },
    ...asServer(),
  })
  const job = docs[0] as Job | undefined
  if (job) return isPublic(job) ? { job } : null
  const id = await recordOnceAt(payload, 'jobs', slug)
  if (!id) return null
  const moved = await payload.findByID({ collection: 'jobs', id, depth: 0, overrideAccess: true, disableErrors: true })
  return moved?.slug && isPublic(moved) ? { movedTo: moved.slug } : null
}

/**
 * The slugs of all open vacancies and when each last changed, for the sitemap, without samples. In SQL: Payload's hooks
 * for each of 60,000 records hold up every visitor for a minute.
 */
export const openJobPaths = (): Promise<{ slug: string; updatedAt: string }[]> =>
  cachedForToday(['open-job-addresses'], [tags.jobs()], [], async (now) => {
    const rows = await rowsOf<{ slug: string; updatedAt: string | Date }>(
      sql`select slug, updated_at as "updatedAt" from jobs
          where ${openJobsSql(now)} and is_sample is not true and slug is not null order by posted_at desc, id`,
    )
    return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: new Date(updatedAt).toISOString() }))
  })
