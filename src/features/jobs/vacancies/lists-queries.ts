import { sql } from 'drizzle-orm'
import type { Where } from 'payload'
import { findAsVisitor } from '@/cms/access/access'
import 'server-only'
import { cached, tags } from '@/lib/caching/cache'
import { startOfIndianDay } from '@/lib/calendar/indian-calendar'
import { payloadClient } from '@/server/payload'
import { rowsOf } from '@/server/read-queries'
import { jobCard } from './card-view'
import { openJobs, openJobsSql, secondsUntilDayEndsInIndia } from './open-rule'
import type { JobCardView } from './view'

const ON_THE_HOME_PAGE = 3

/**
 * Caches until a tag is cleared or the day ends in India. The day is part of the key: deadlines pass at midnight without
 * any edit.
 */
export function cachedForToday<T>(
  key: string[],
  tagsOfAnswer: string[],
  whileBuilding: T,
  read: (now: Date) => Promise<T>,
): Promise<T> {
  const now = new Date()
  const keyOfToday = [...key, startOfIndianDay(now).toISOString()]
  return cached(keyOfToday, tagsOfAnswer, whileBuilding, () => read(now), secondsUntilDayEndsInIndia(now))
}

/** The matching open vacancies, the newest first. */
export async function openCards(where: Where, limit?: number, now: Date = new Date()): Promise<JobCardView[]> {
  const open: Where = { and: [openJobs(now), where] }
  const jobs = await findAsVisitor(await payloadClient(), 'jobs', open, { sort: ['-postedAt', 'id'], limit })
  return jobs.map((job) => jobCard(job, now))
}

/** The open ones of these vacancies, in the order of their ids. */
export async function jobCards(ids: string[]): Promise<JobCardView[]> {
  const found = ids.length > 0 ? await openCards({ id: { in: ids } }) : []
  return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/**
 * The vacancies of the home page: those an editor chose, in that order, filled up with the newest open ones.
 * @param chosen record ids; those no longer open are skipped
 */
export const featuredJobs = (chosen: string[]): Promise<JobCardView[]> =>
  cachedForToday(['featured-jobs', ...chosen], [tags.home(), tags.jobCards(), tags.allJobs()], [], async () => {
    const picked = await jobCards(chosen)
    const missing = ON_THE_HOME_PAGE - picked.length
    const rest = missing > 0 ? await openCards({ id: { not_in: picked.map(({ id }) => id) } }, missing) : []
    return [...picked, ...rest]
  })

/** How many vacancies are open today, without samples. */
export const openVacancyCount = (): Promise<number> =>
  cachedForToday(['open-vacancy-count'], [tags.jobCards(), tags.allJobs()], 0, async (now) => {
    const [row] = await rowsOf<{ count: number }>(
      sql`select count(*)::int as count from jobs where ${openJobsSql(now)} and is_sample is not true`,
    )
    return row?.count ?? 0
  })
