import type { Where } from 'payload'

/** Vacancies are dated by the calendar of India and Nepal's larger neighbour: a deadline lasts to the end of that day. */
const INDIA_OFFSET_MINUTES = 330

/** The first moment of today in India, as an instant. */
export function startOfTodayInIndia(now: Date = new Date()): Date {
  const local = new Date(now.getTime() + INDIA_OFFSET_MINUTES * 60_000)
  local.setUTCHours(0, 0, 0, 0)
  return new Date(local.getTime() - INDIA_OFFSET_MINUTES * 60_000)
}

/**
 * The one rule of what "open" means: Active, not deleted, and the deadline's day not over in India.
 * List, page, search, sitemap, feed, structured data and the apply action all ask it.
 */
export function openJobs(now: Date = new Date()): Where {
  return {
    and: [
      { status: { equals: 'Active' } },
      {
        or: [
          { deadline: { exists: false } },
          { deadline: { greater_than_equal: startOfTodayInIndia(now).toISOString() } },
        ],
      },
    ],
  }
}

/** The same rule for one vacancy already read. */
export function isOpen(job: { status?: string | null; deadline?: string | null }, now: Date = new Date()): boolean {
  if (job.status !== 'Active') return false
  return !job.deadline || new Date(job.deadline) >= startOfTodayInIndia(now)
}
