import { REGION_ADDRESSES } from '@/lib/paths/page-paths.mjs'
import type { RawQuery } from '@/lib/request/raw-query'
import { type CourseKey, isCourseKey } from '@/lib/vocabulary'

/** What stands for the authorities of no single state. */
export const ALL_INDIA = 'all-india'

/** What the calendar is narrowed to. */
export interface CalendarChoice {
  /** A region’s address, or `ALL_INDIA`. */
  state: string | null
  course: CourseKey | null
}

const isPlace = (value: string) => value === ALL_INDIA || REGION_ADDRESSES.includes(value)

/** Reads the choice from an address; what is none is left out, which `leftOutOfCalendar()` names. */
export function calendarChoice({ state, course }: RawQuery): CalendarChoice {
  return {
    state: typeof state === 'string' && isPlace(state) ? state : null,
    course: typeof course === 'string' && isCourseKey(course) ? course : null,
  }
}

export type CalendarFilter = keyof CalendarChoice

/** The filters of which an address asks for something that is none of their choices. */
export const leftOutOfCalendar = (raw: RawQuery): CalendarFilter[] => {
  const choice = calendarChoice(raw)
  return (['state', 'course'] as const).filter((name) => raw[name]?.length && !choice[name])
}

/** The choice as the parameters of an address, always in the same order. */
export const calendarQuery = ({ state, course }: CalendarChoice): Record<string, string> => ({
  ...(state ? { state } : {}),
  ...(course ? { course } : {}),
})
