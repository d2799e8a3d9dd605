/*
 * Days of this product are Indian days; India has one UTC offset all year. Everything that needs a day, a clock time or
 * "today" uses this module, in the application and in SQL.
 */

export const INDIAN_TIME_ZONE = 'Asia/Kolkata'
/** UTC offset of India as in an ISO instant. */
export const INDIAN_OFFSET = '+05:30'

const OFFSET_MILLISECONDS = 330 * 60_000
const DAY_MILLISECONDS = 24 * 60 * 60_000

/** A date whose UTC fields hold the Indian wall clock time of an instant. */
export const indianClock = (instant: string | Date): Date => new Date(new Date(instant).getTime() + OFFSET_MILLISECONDS)

/** Indian calendar day of an instant, as in a date field: 2026-12-31. */
export const indianDay = (instant: string | Date): string => indianClock(instant).toISOString().slice(0, 10)

/** Indian day and time of an instant, as in a datetime field: 2026-12-31T23:59. */
export const indianMinute = (instant: string | Date): string => indianClock(instant).toISOString().slice(0, 16)

/** Indian time of an instant with its offset: 2026-12-31T23:59:59+05:30. */
export const indianTime = (instant: string | Date): string =>
  `${indianClock(instant).toISOString().slice(0, 19)}${INDIAN_OFFSET}`

/** Instant of an Indian wall clock minute, such as 2026-12-31T23:59. */
export const instantOfIndianMinute = (minute: string): Date => new Date(`${minute}:00${INDIAN_OFFSET}`)

/** Whether a text is a valid Indian wall clock minute: `Date` takes 29 February of any year for 1 March. */
export function isIndianMinute(text: string): boolean {
  const instant = instantOfIndianMinute(text)
  return !Number.isNaN(instant.getTime()) && indianMinute(instant) === text
}

/**
 * ISO instant of a typed Indian minute. Any other text is returned unchanged, for the server to reject: browsers take
 * years of six digits.
 */
export const typedInstant = (minute: string): string =>
  isIndianMinute(minute) ? instantOfIndianMinute(minute).toISOString() : minute

/** Whether a text such as 2026-12-31 is a day of the calendar. */
export function isCalendarDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text
}

/** Start of an instant's Indian day. */
export function startOfIndianDay(instant: string | Date = new Date()): Date {
  const clock = indianClock(instant)
  return new Date(clock.setUTCHours(0, 0, 0, 0) - OFFSET_MILLISECONDS)
}

/** Last second of an instant's Indian day. */
export const endOfIndianDay = (instant: string | Date): Date =>
  new Date(startOfIndianDay(instant).getTime() + DAY_MILLISECONDS - 1000)

/** Whole calendar days between two instants; negative if the second is earlier. */
export const indianDaysBetween = (from: Date, to: Date): number =>
  Math.round((startOfIndianDay(to).getTime() - startOfIndianDay(from).getTime()) / DAY_MILLISECONDS)

/** SQL: an instant as Indian wall clock time, without a time zone. */
export const indianClockSql = (instant: string): string => `(${instant} at time zone '${INDIAN_TIME_ZONE}')`

/** SQL: start of the Indian day. */
export const startOfTodaySql = `(date_trunc('day', ${indianClockSql('now()')}) at time zone '${INDIAN_TIME_ZONE}')`
