import { indianDay } from '@/lib/indian-calendar'
import { compareKeys } from '@/lib/text/format'
import type { CourseKey } from '@/lib/vocabulary'
import type { AnnouncedView, AuthorityView, DateView } from './view'

/** Where a date stands today: still to come, going on, or over. */
export type DateStanding = 'coming' | 'now' | 'over'

/** @param today a day in India: 2026-11-24 */
export function standingOn(today: string, { startsOn, endsOn }: Pick<DateView, 'startsOn' | 'endsOn'>): DateStanding {
  if (endsOn < today) return 'over'
  return startsOn <= today ? 'now' : 'coming'
}

/** Whether a date concerns a course: its own, else those of its authority, and all where neither names any. */
export const concerns = (
  date: DateView,
  authority: Pick<AuthorityView, 'courses'>,
  course: CourseKey | null,
): boolean => {
  const courses = date.courses.length > 0 ? date.courses : authority.courses
  return !course || courses.length === 0 || courses.includes(course)
}

/** A day some days later: 2026-11-24 and 28 make 2026-12-22. */
const daysLater = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00.000Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/**
 * What goes on or begins soon, the nearest first.
 * @param within how many days ahead; all without it
 */
export function nextDates(
  authorities: readonly AuthorityView[],
  {
    course = null,
    within,
    today = indianDay(new Date()),
  }: { course?: CourseKey | null; within?: number; today?: string },
): AnnouncedView[] {
  const last = within === undefined ? null : daysLater(today, within)
  return authorities
    .flatMap((authority) =>
      authority.dates
        .filter((date) => concerns(date, authority, course))
        .filter((date) => standingOn(today, date) !== 'over' && (last === null || date.startsOn <= last))
        .map((date) => ({ ...date, authority })),
    )
    .sort((one, other) => compareKeys(one.startsOn + one.endsOn + one.id, other.startsOn + other.endsOn + other.id))
}
