import { indianDay } from '@/lib/calendar/indian-calendar'
import { REGION_ADDRESSES } from '@/lib/paths/page-paths.mjs'
import { firstOf, type RawQuery } from '@/lib/request/raw-query'
import { compareKeys } from '@/lib/text/format'
import { isSameText } from '@/lib/text/normal-forms/fold-text'
import { slugify } from '@/lib/text/normal-forms/slug'
import { COURSES, type CourseKey } from '@/lib/vocabulary'
import type { AnnouncedView, AuthorityView, DateView } from './queries'

/** What stands for the authorities of no single state. */
export const ALL_INDIA = 'all-india'

/** What the calendar is narrowed to. */
export interface CalendarChoice {
  /** A region’s address, or `ALL_INDIA`. */
  state: string | null
  course: CourseKey | null
}

const isPlace = (value: string) => value === ALL_INDIA || REGION_ADDRESSES.includes(value)

/** The first value of a parameter; "all" is no choice. */
function asked(raw: RawQuery, name: CalendarFilter): string {
  const value = firstOf(raw[name])?.trim() ?? ''
  return isSameText(value, 'all') ? '' : value
}

/** A course by its key or by its name, as people write it. */
const courseCalled = (text: string): CourseKey | null =>
  COURSES.find(({ key, name }) => isSameText(key, text) || isSameText(name, text))?.key ?? null

/** Reads the choice from an address, where a state's name does as well; what is none is left out, which `leftOutOfCalendar()` names. */
export function calendarChoice(raw: RawQuery): CalendarChoice {
  const state = slugify(asked(raw, 'state'))
  return { state: isPlace(state) ? state : null, course: courseCalled(asked(raw, 'course')) }
}

export type CalendarFilter = keyof CalendarChoice

/** The filters of which an address asks for something that is none of their choices. */
export const leftOutOfCalendar = (raw: RawQuery): CalendarFilter[] => {
  const choice = calendarChoice(raw)
  return (['state', 'course'] as const).filter((name) => asked(raw, name) && !choice[name])
}

/** The choice as the parameters of an address, always in the same order. */
export const calendarQuery = ({ state, course }: CalendarChoice): Record<string, string> => ({
  ...(state ? { state } : {}),
  ...(course ? { course } : {}),
})

/** Where a date stands today: still to come, going on, or over. */
export type DateStanding = 'coming' | 'now' | 'over'

/** @param today a day in India: 2026-11-24 */
export function standingOn(today: string, { startsOn, endsOn }: Pick<DateView, 'startsOn' | 'endsOn'>): DateStanding {
  if (endsOn < today) return 'over'
  return startsOn <= today ? 'now' : 'coming'
}

/** Whether a date concerns a course: its own, else those of its authority, and all where neither names any. */
export const concerns = (date: DateView, authority: Pick<AuthorityView, 'courses'>, course: CourseKey | null) => {
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
