import { indianDay } from '@/lib/calendar/indian-calendar'
import { REGION_SLUGS } from '@/lib/paths/page-paths.mjs'
import { firstOf, type RawQuery } from '@/lib/request/raw-query'
import { compareKeys } from '@/lib/text/format'
import { isSameText } from '@/lib/text/normal-forms/fold-text'
import { slugify } from '@/lib/text/normal-forms/slug'
import { COURSES, type CourseKey } from '@/lib/vocabulary'
import type { AnnouncedView, AuthorityView, DateView } from './queries'

/** Value for authorities of no single state. */
export const ALL_INDIA = 'all-india'

export interface CalendarChoice {
  /** A region's slug, or `ALL_INDIA`. */
  state: string | null
  course: CourseKey | null
}

const isPlace = (value: string) => value === ALL_INDIA || REGION_SLUGS.includes(value)

/** First value of a parameter; "all" is no choice. */
function paramOf(raw: RawQuery, name: CalendarFilter): string {
  const value = firstOf(raw[name])?.trim() ?? ''
  return isSameText(value, 'all') ? '' : value
}

/** A course by key or by name. */
const courseCalled = (text: string): CourseKey | null =>
  COURSES.find(({ key, name }) => isSameText(key, text) || isSameText(name, text))?.key ?? null

/**
 * Parses the filters from a URL, where state names are accepted too; invalid ones are dropped and named by
 * `leftOutOfCalendar()`.
 */
export function calendarChoice(raw: RawQuery): CalendarChoice {
  const state = slugify(paramOf(raw, 'state'))
  return { state: isPlace(state) ? state : null, course: courseCalled(paramOf(raw, 'course')) }
}

export type CalendarFilter = keyof CalendarChoice

/** Filters with an unknown value in the URL. */
export const leftOutOfCalendar = (raw: RawQuery): CalendarFilter[] => {
  const choice = calendarChoice(raw)
  return (['state', 'course'] as const).filter((name) => paramOf(raw, name) && !choice[name])
}

/** Filters as URL parameters, in canonical order. */
export const calendarQuery = ({ state, course }: CalendarChoice): Record<string, string> => ({
  ...(state ? { state } : {}),
  ...(course ? { course } : {}),
})

/** Phase of a date today: upcoming, ongoing, or past. */
export type DateStanding = 'coming' | 'now' | 'over'

/** @param today Indian day: 2026-11-24 */
export function standingOn(today: string, { startsOn, endsOn }: Pick<DateView, 'startsOn' | 'endsOn'>): DateStanding {
  if (endsOn < today) return 'over'
  return startsOn <= today ? 'now' : 'coming'
}

/** Whether a date concerns a course: its own courses, else its authority's, and all if neither names any. */
export const concerns = (date: DateView, authority: Pick<AuthorityView, 'courses'>, course: CourseKey | null) => {
  const courses = date.courses.length > 0 ? date.courses : authority.courses
  return !course || courses.length === 0 || courses.includes(course)
}

/** Adds days: 2026-11-24 and 28 make 2026-12-22. */
const daysLater = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00.000Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/**
 * Ongoing and upcoming dates, nearest first.
 * @param within days ahead; unlimited by default
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
