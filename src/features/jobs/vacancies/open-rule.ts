import type { AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import { type SQL, sql } from 'drizzle-orm'
import type { Where } from 'payload'
import { startOfIndianDay } from '@/lib/calendar/indian-calendar'

const DAY_IN_SECONDS = 24 * 60 * 60

/** Seconds until what is open changes by the calendar alone; the longest that a list of open vacancies may be kept. */
export function secondsUntilDayEndsInIndia(now: Date = new Date()): number {
  const passed = Math.floor((now.getTime() - startOfIndianDay(now).getTime()) / 1000)
  return Math.max(1, Math.min(3600, DAY_IN_SECONDS - passed))
}

/**
 * The one rule of what "open" means: Active, not in the trash (which the query language leaves out by itself), and the deadline's day not over in India.
 * List, page, search, sitemap, feed, structured data and the apply action all ask it.
 */
export function openJobs(now: Date = new Date()): Where {
  return {
    and: [
      { status: { equals: 'Active' } },
      {
        or: [
          { deadline: { exists: false } },
          { deadline: { greater_than_equal: startOfIndianDay(now).toISOString() } },
        ],
      },
    ],
  }
}

/** The same rule for queries written in SQL, over the columns of the table `jobs`. */
export const openJobsSql = (now: Date = new Date()): SQL =>
  sql`(status = 'Active' and deleted_at is null and (deadline is null or deadline >= ${startOfIndianDay(now).toISOString()}::timestamptz))`

/** Whether a vacancy would close on an earlier day of India than the one on which it was posted. */
export const closesBeforePosting = (deadline: Date, postedAt: Date): boolean =>
  startOfIndianDay(deadline) < startOfIndianDay(postedAt)

/** The same rule for one vacancy already read. */
export function isOpen(
  job: { status?: string | null; deadline?: string | null; deletedAt?: string | null },
  now: Date = new Date(),
): boolean {
  if (job.status !== 'Active' || job.deletedAt) return false
  return !job.deadline || new Date(job.deadline) >= startOfIndianDay(now)
}

/**
 * The one rule of which vacancies have a page: all but the Inactive ones, and none in the trash. A closed one says so
 * on its page. For statements written in SQL, over the columns of the table `jobs`.
 */
export const PUBLIC_JOBS_SQL = "status <> 'Inactive' and deleted_at is null"

/** The same rule for one vacancy already read. */
export const isPublic = (job: { status?: string | null; deletedAt?: string | null }): boolean =>
  job.status !== 'Inactive' && !job.deletedAt

/** What an index over the lists of open vacancies can hold of the rule: the day is not known to it. */
export const activeRows = ({ status, deletedAt }: Record<'status' | 'deletedAt', AnyPgColumn>): SQL =>
  sql`${status} = 'Active' AND ${deletedAt} IS NULL`

/** The fields by which a vacancy is like another, the weightiest first. */
export const SIMILARITY_FIELDS = ['department', 'designation', 'location'] as const
