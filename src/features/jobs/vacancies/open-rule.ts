import type { AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import { type SQL, sql } from 'drizzle-orm'
import type { Where } from 'payload'
import { startOfIndianDay } from '@/lib/calendar/indian-calendar'

const DAY_IN_SECONDS = 24 * 60 * 60

/** How long a list of open vacancies may be cached, in seconds: until midnight in India, at most an hour. */
export function secondsUntilDayEndsInIndia(now: Date = new Date()): number {
  const passed = Math.floor((now.getTime() - startOfIndianDay(now).getTime()) / 1000)
  return Math.max(1, Math.min(3600, DAY_IN_SECONDS - passed))
}

/**
 * The one rule of what "open" means: Active, not in the trash (which Payload's queries exclude), and the deadline's day
 * not over in India. List, page, search, sitemap, feed, structured data and the apply action all use it.
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

/** The same rule in SQL, over the table `jobs`. */
export const openJobsSql = (now: Date = new Date()): SQL =>
  sql`(status = 'Active' and deleted_at is null and (deadline is null or deadline >= ${startOfIndianDay(now).toISOString()}::timestamptz))`

/** Whether a vacancy would close before the day in India on which it was posted. */
export const closesBeforePosting = (deadline: Date, postedAt: Date): boolean =>
  startOfIndianDay(deadline) < startOfIndianDay(postedAt)

/** The same rule for a loaded vacancy. */
export function isOpen(
  job: { status?: string | null; deadline?: string | null; deletedAt?: string | null },
  now: Date = new Date(),
): boolean {
  if (job.status !== 'Active' || job.deletedAt) return false
  return !job.deadline || new Date(job.deadline) >= startOfIndianDay(now)
}

/**
 * The one rule of which vacancies have a page: all but Inactive ones and those in the trash. In SQL, over the table
 * `jobs`.
 */
export const PUBLIC_JOBS_SQL = "status <> 'Inactive' and deleted_at is null"

/** The same rule for a loaded vacancy. */
export const isPublic = (job: { status?: string | null; deletedAt?: string | null }): boolean =>
  job.status !== 'Inactive' && !job.deletedAt

/** The part of the rule that an index can contain: without the day. */
export const activeRows = ({ status, deletedAt }: Record<'status' | 'deletedAt', AnyPgColumn>): SQL =>
  sql`${status} = 'Active' AND ${deletedAt} IS NULL`

/** The fields that make vacancies similar, the weightiest first. */
export const SIMILARITY_FIELDS = ['department', 'designation', 'location'] as const
