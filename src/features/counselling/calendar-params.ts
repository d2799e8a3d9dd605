import { REGION_ADDRESSES } from '@/lib/paths/page-paths.mjs'
import { firstOf, type RawQuery } from '@/lib/request/raw-query'
import { isSameText } from '@/lib/text/normal-forms/same-text'
import { slugify } from '@/lib/text/normal-forms/slug'
import { COURSES, type CourseKey } from '@/lib/vocabulary'

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
